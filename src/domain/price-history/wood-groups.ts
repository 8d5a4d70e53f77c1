import { groupTable } from "../product/group-table.ts"

/** Fuels that may be compared in one chart: those priced per tonne. */
export const woodGroups = [
  groupTable.loosePellets,
  groupTable.sacks,
  groupTable.bigBags,
  groupTable.briquettes,
  groupTable.woodChips
] as const

export type WoodGroup = (typeof woodGroups)[number]

/** The default comparison. */
const usual: ReadonlyArray<WoodGroup> = [groupTable.loosePellets, groupTable.sacks]

/**
 * Parses `?gruppen=20,23`, or repeated parameters as sent by a form; unavailable choices are ignored (rule
 * price.groups).
 */
export const woodGroupsOf = (query: unknown): ReadonlyArray<WoodGroup> => {
  const given: ReadonlyArray<unknown> = Array.isArray(query) ? query : [query]
  const ids = given.flatMap((each) => (typeof each === "string" ? each.split(",") : []))
  const chosen = woodGroups.filter(({ productId }) => ids.includes(String(productId)))
  return chosen.length === 0 ? usual : chosen
}
