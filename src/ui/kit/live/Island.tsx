import { type ComponentType, createContext, type ReactElement, use } from "react"

/**
 * Renders an island separately from its document, so that the browser can hydrate it separately as well; `props`
 * contains the island's properties serialized as text for the browser.
 */
export type IslandMarkup = (name: string, props: string, element: ReactElement) => string

/**
 * Provided only while a document is rendered; on app pages, where it is missing, an island is rendered like any other
 * component.
 */
export const IslandMarkupContext = createContext<IslandMarkup | undefined>(undefined)

export interface IslandProps<Props extends object> {
  /** Path of the island's file below `ui`, without `.island.tsx`: "calculator/SimpleCalculator". */
  readonly name: string
  /** Default export of the island's file. */
  readonly component: ComponentType<Props>
  /** Props on the server and in the browser: plain JSON. */
  readonly props: Props
  /** Text catalogs that the island needs in addition to the shop's catalog. */
  readonly texts?: ReadonlyArray<string>
}

/**
 * A part of a document that hydrates on first interaction (rule page.first-contact): a normal React component that is
 * hydrated separately, with its own root element. Input typed before hydration stays in the island's fields, which must
 * be uncontrolled.
 */
export const Island = <Props extends object>({
  name,
  component: Component,
  props,
  texts = []
}: IslandProps<Props>) => {
  const markup = use(IslandMarkupContext)
  if (markup === undefined) {
    return (
      <div data-part={name}>
        <Component {...props} />
      </div>
    )
  }
  const text = JSON.stringify(props)
  const html = markup(name, text, <Component {...props} />)
  return (
    <div
      data-island={name}
      data-texts={texts.length === 0 ? undefined : texts.join(" ")}
      data-props={text}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
