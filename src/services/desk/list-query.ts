import { typedLine } from "../../domain/typed-text.ts"
import { isRole, type Role } from "../../domain/rights/roles.ts"

/** Search parameters of a list of staff (rule desk.paging): search text, role, page; all are optional. */
export interface ListQuery {
  readonly suche?: string
  readonly rolle?: Role
  readonly seite?: number
}

/** Maximum length of a search: the calls refuse longer ones, so excess characters are cut off. */
export const longestSearch = 100

/** Returns one normalised line of text from the URL; empty if the value is invalid. */
export const textIn = (value: unknown): string =>
  typeof value === "string" ? typedLine(value).slice(0, longestSearch).trim() : ""

/** Returns the page number in the URL, from 1; 1 if there is none. */
export const pageIn = (search: Readonly<Record<string, unknown>>): number => {
  const text = textIn(search["seite"])
  return /^[1-9][0-9]{0,4}$/u.test(text) ? Number(text) : 1
}

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const listQueryOf = (search: Readonly<Record<string, unknown>>): ListQuery => {
  const suche = textIn(search["suche"])
  const rolle = textIn(search["rolle"])
  const seite = pageIn(search)
  return { ...(suche !== "" && { suche }), ...(isRole(rolle) && { rolle }), ...(seite > 1 && { seite }) }
}

/** Converts the search parameters to the query of the API call. */
export const callQueryOf = ({ suche, rolle, seite }: ListQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(rolle !== undefined && { role: rolle }),
  ...(seite !== undefined && { page: seite })
})

/** Returns the account id in a URL if it fits into an `integer` column. */
export const accountIdIn = (value: unknown): number | undefined =>
  typeof value === "string" && /^[1-9][0-9]{0,9}$/u.test(value) && Number(value) <= 2_147_483_647
    ? Number(value)
    : undefined
