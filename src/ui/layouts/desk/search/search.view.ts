import type { SearchGroup, SearchOption } from "../../../../domain/desk-search/hit-groups.ts"
import type { SearchStand } from "../../../../domain/desk-search/search-stand.ts"

/** The search of the desk as its field shows it, and what may be wished for there. */
export interface SearchView {
  readonly typed: string
  readonly maxLength: number
  readonly stand: SearchStand
  /** While an answer is on its way, those of the last one stay. */
  readonly groups: ReadonlyArray<SearchGroup>
  /** What the user may look for: users and orders, the own orders alone, or no more than pages. */
  readonly scope: "all" | "own" | "pages"
  readonly signInHref: string
  readonly onType: (text: string) => void
  readonly hrefOf: (option: SearchOption) => string
  readonly onOpen: (option: SearchOption) => void
  /** Opens the only thing that was found, or what is chosen; waits for an answer that is on its way. */
  readonly onEnter: (chosen: SearchOption | undefined) => void
  readonly onRetry: () => void
}
