import { groupTable } from "../product/product-groups.ts"

/** Fuels that may stand beside each other: those whose price is that of a tonne. */
export const woodGroups = [
  groupTable.loosePellets,
  groupTable.sacks,
  groupTable.bigBags,
  groupTable.briquettes,
  groupTable.woodChips
] as const

export type WoodGroup = (typeof woodGroups)[number]

/** What is compared by default. */
const usual: ReadonlyArray<WoodGroup> = [groupTable.loosePellets, groupTable.sacks]

/** Reads `?gruppen=20,23`, or the same repeated as a form does; what cannot be chosen is left out (rule price.groups). */
export const woodGroupsOf = (query: unknown): ReadonlyArray<WoodGroup> => {
  const given: ReadonlyArray<unknown> = Array.isArray(query) ? query : [query]
  const ids = given.flatMap((each) => (typeof each === "string" ? each.split(",") : []))
  const chosen = woodGroups.filter(({ productId }) => ids.includes(String(productId)))
  return chosen.length === 0 ? usual : chosen
}
