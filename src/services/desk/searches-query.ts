import { pageIn } from "./list-query.ts"

/** Search parameters of the searches without results: the page. */
export interface SearchesQuery {
  readonly seite?: number
}

export const searchesQueryOf = (search: Readonly<Record<string, unknown>>): SearchesQuery => {
  const seite = pageIn(search)
  return seite > 1 ? { seite } : {}
}
