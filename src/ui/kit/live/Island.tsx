import { type ComponentType, createContext, type ReactElement, use } from "react"

/**
 * Renders an island apart from its document, so that the browser can hydrate it apart from it as well; `props` is the text
 * that the browser gets of them.
 */
export type IslandMarkup = (name: string, props: string, element: ReactElement) => string

/** Given while a document is rendered; on app pages an island is a part of the page like any other. */
export const IslandMarkupContext = createContext<IslandMarkup | undefined>(undefined)

export interface IslandProps<Props extends object> {
  /** Path of the island's file below `ui`, without `.island.tsx`: "calculator/SimpleCalculator". */
  readonly name: string
  /** Default export of that file. */
  readonly component: ComponentType<Props>
  /** What the component gets, on the server and in the browser: plain JSON. */
  readonly props: Props
  /** Catalogs that it needs besides the shop's. */
  readonly texts?: ReadonlyArray<string>
}

/**
 * A part of a document that comes to life on first contact (rule page.first-contact): the same React component
 * as everywhere, hydrated on its own element. Values typed before stay in its fields, which must be uncontrolled.
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
