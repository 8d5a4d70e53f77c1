import { pageIn } from "./list-query.ts"

/** What the address of the searches without results says: a page. */
export interface SearchesQuery {
  readonly seite?: number
}

export const searchesQueryOf = (search: Readonly<Record<string, unknown>>): SearchesQuery => {
  const seite = pageIn(search)
  return seite > 1 ? { seite } : {}
}
