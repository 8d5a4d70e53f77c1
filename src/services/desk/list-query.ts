import { typedLine } from "../../domain/typed-text.ts"
import { isRole, type Role } from "../../domain/rights/roles.ts"

/** What the address of a list of staff says (rule desk.paging): words, a role, a page; each may be missing. */
export interface ListQuery {
  readonly suche?: string
  readonly rolle?: Role
  readonly seite?: number
}

/** Longer searches the calls refuse; what is typed beyond is left out. */
export const longestSearch = 100

/** One line of an address as it was meant; empty when it is invalid. */
export const textIn = (value: unknown): string =>
  typeof value === "string" ? typedLine(value).slice(0, longestSearch).trim() : ""

/** The page of a list that an address names, from 1 on; the first where it names none. */
export const pageIn = (search: Readonly<Record<string, unknown>>): number => {
  const text = textIn(search["seite"])
  return /^[1-9][0-9]{0,4}$/u.test(text) ? Number(text) : 1
}

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
export const listQueryOf = (search: Readonly<Record<string, unknown>>): ListQuery => {
  const suche = textIn(search["suche"])
  const rolle = textIn(search["rolle"])
  const seite = pageIn(search)
  return { ...(suche !== "" && { suche }), ...(isRole(rolle) && { rolle }), ...(seite > 1 && { seite }) }
}

/** The same for a call. */
export const callQueryOf = ({ suche, rolle, seite }: ListQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(rolle !== undefined && { role: rolle }),
  ...(seite !== undefined && { page: seite })
})

/** The account that an address names; ids are `integer` columns. */
export const accountIdIn = (value: unknown): number | undefined =>
  typeof value === "string" && /^[1-9][0-9]{0,9}$/u.test(value) && Number(value) <= 2_147_483_647
    ? Number(value)
    : undefined
