import { type Role, roles } from "./roles.ts"

const nameOf = (role: Role): string => role.replace(/^Role_(?:Interaid_)?/u, "")

/**
 * Parses a row of a permission table, such as `? ? DealerSupport Admin - ?`: first the results for the callers listed
 * before the roles, then the names of the permitted roles (or `everyone`), then the results for the callers listed
 * after the roles. Roles that are not named do not get the permission; with NO_ROLE, no role gets it, and all callers
 * must sign in.
 */
export const cellsOf = (row: string): ReadonlyArray<string> => {
  const words = row.split(" ")
  const named = words.filter((word) => word.length > 1)
  const isForNoRole = named.includes("NO_ROLE")
  const known = ["everyone", "NO_ROLE"]
  const unknown = named.filter(
    (name) => !known.includes(name) && !roles.some((role) => nameOf(role) === name)
  )
  const begin = words.findIndex((word) => word.length > 1)
  if (begin === -1 || unknown.length > 0) throw new Error(`"${row}" names no role, or one that is not there`)
  const may = (role: Role) => named.includes("everyone") || named.includes(nameOf(role))
  return [
    ...words.slice(0, begin),
    ...roles.map((role) => (may(role) ? "+" : isForNoRole ? "?" : "-")),
    ...words.slice(begin + named.length)
  ]
}
