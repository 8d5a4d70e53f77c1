import type { SearchGroup, SearchOption } from "../../../../domain/desk-search/hit-groups.ts"
import type { SearchStand } from "../../../../domain/desk-search/search-stand.ts"

/** State and actions of the desk's search, as shown by the search field. */
export interface SearchView {
  readonly typed: string
  readonly maxLength: number
  readonly stand: SearchStand
  /** The results; while a response is pending, the previous results remain. */
  readonly groups: ReadonlyArray<SearchGroup>
  /** Scope of the search: users and orders, only the user's own orders, or only pages. */
  readonly scope: "all" | "own" | "pages"
  readonly signInHref: string
  readonly onType: (text: string) => void
  readonly hrefOf: (option: SearchOption) => string
  readonly onOpen: (option: SearchOption) => void
  /** Opens the chosen result, or the only result if there is just one; waits for a pending response. */
  readonly onEnter: (chosen: SearchOption | undefined) => void
  readonly onRetry: () => void
}
