import { menuWords } from "virtual:menu-words"
import type { MenuKey } from "../../domain/rights/menu-rows.ts"
import { changedPath, type Search } from "../../services/desk/span-query.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import type { Question } from "../../services/queries/question.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useStaffList } from "./use-staff-list.ts"

/** Search parameters of every list. */
interface ListQuery {
  readonly suche?: string
  readonly seite?: number
}

/**
 * Creates the hook of a list at the path of its menu row: the list data of `useStaffList`, and links with another
 * search text, filter or page. A link without a page number leads to the first page.
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
