import { pageIn } from "./list-query.ts"

/** Search parameter of the list of searches without results: the page. */
export interface SearchesQuery {
  readonly seite?: number
}

export const searchesQueryOf = (search: Readonly<Record<string, unknown>>): SearchesQuery => {
  const seite = pageIn(search)
  return seite > 1 ? { seite } : {}
}
