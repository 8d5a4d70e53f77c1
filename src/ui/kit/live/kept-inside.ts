import { type ReactElement, use } from "react"
import { IslandMarkupContext } from "./Island.tsx"

type Inside =
  | { readonly children: ReactElement }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } }

/**
 * Returns the content of an element that thousands of documents have in common, such as the footer: on documents, which
 * are not hydrated as a whole, it is rendered only once and then inserted as it is; on app pages it is rendered like any
 * other. `shown` must contain everything on which the content depends besides locale and URL prefix; `undefined` if the
 * content is not shared.
 */
export const useKeptInside = (name: string, shown: unknown, inside: ReactElement): Inside => {
  const markup = use(IslandMarkupContext)
  return markup === undefined || shown === undefined
    ? { children: inside }
    : { dangerouslySetInnerHTML: { __html: markup(name, JSON.stringify(shown), inside) } }
}
