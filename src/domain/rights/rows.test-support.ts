import { type Role, roles } from "./roles.ts"

const nameOf = (role: Role): string => role.replace(/^Role_(?:Interaid_)?/u, "")

/**
 * The cells of a row written by hand, as `? ? DealerSupport Admin - ?`: signs of the callers before the roles, the roles that
 * may by their names (or `everyone`), signs of the callers after them. A role that is not named may not; where NO_ROLE is named, none of them is what opens it, and all are asked to sign in.
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
