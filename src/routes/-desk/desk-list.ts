import { menuWords } from "virtual:menu-words"
import type { MenuKey } from "../../domain/rights/menu-rows.ts"
import { changedPath, type Search } from "../../services/desk/span-query.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useStaffList } from "./use-staff-list.ts"

/** What the address of every list may say. */
interface ListQuery {
  readonly suche?: string
  readonly seite?: number
}

/**
 * The hook of a list at the address of its row: the rows as `useStaffList` has them, and where the list is with other
 * words, filters or pages. A change without a page leads to the first one.
 */
export const deskList =
  <Query extends ListQuery, List>(
    row: MenuKey,
    queryOf: (search: Search) => Query,
    question: (query: Query) => Question<List>
  ) =>
  (query: Query, loaded: Loaded<List>) => {
    const href = useHref()
    const to = (change: Search) => href(changedPath(menuWords[row].path, queryOf, query, change))
    return {
      ...useStaffList(question(query), loaded),
      words: query.suche ?? "",
      hrefOf: (seite: number) => to({ seite }),
      at: (change: { readonly [Key in keyof Query]?: Query[Key] | "" | undefined }) => to(change)
    }
  }
