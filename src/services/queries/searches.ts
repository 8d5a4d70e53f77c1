import { searchMisses } from "../client/content-routes.gen.ts"
import { pageIn } from "../desk/list-query.ts"
import { callQuestion } from "./question.ts"

/** What the address of the searches in vain says: a page. */
export interface SearchesQuery {
  readonly seite?: number
}

export const searchesQueryOf = (search: Readonly<Record<string, unknown>>): SearchesQuery => {
  const seite = pageIn(search)
  return seite > 1 ? { seite } : {}
}

/** What was searched in vain. */
export const searchesInVain = ({ seite }: SearchesQuery) => ({
  ...callQuestion(searchMisses, { query: seite === undefined ? {} : { page: seite } }),
  isFresh: true as const
})
