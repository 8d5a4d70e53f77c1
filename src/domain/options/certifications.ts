import type { NamedEntry } from "./configuration-data.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/** `price_row.certification_id` of goods without a certificate, e.g. all liquids. */
export const uncertified = 0

const pellets: ReadonlyArray<NamedEntry> = [
  { id: 1, name: "ENplus A1" },
  { id: 2, name: "DINplus" },
  { id: 4, name: "ENplus A2" },
  { id: 6, name: "Blauer Engel" }
]

const industrial: ReadonlyArray<NamedEntry> = [
  { id: 11, name: "ENplus B" },
  { id: 12, name: "ISO 17225-2 I3" }
]

const firewood: ReadonlyArray<NamedEntry> = [
  { id: 31, name: "PEFC" },
  { id: 32, name: "FSC" }
]

const briquettes: ReadonlyArray<NamedEntry> = [
  { id: 41, name: "DINplus" },
  { id: 31, name: "PEFC" }
]

const chips: ReadonlyArray<NamedEntry> = [
  { id: 51, name: "ISO 17225-4 A1" },
  { id: 52, name: "ISO 17225-4 A2" }
]

const none: ReadonlyArray<NamedEntry> = []

const byGroup: Readonly<Record<ProductGroupId, ReadonlyArray<NamedEntry>>> = {
  1: none,
  2: none,
  3: pellets,
  4: pellets,
  5: none,
  6: pellets,
  7: firewood,
  8: briquettes,
  9: chips,
  10: industrial
}

/** Certificates a buyer can ask for in a product group (`pcert` of rule option.certifications); liquids have none. */
export const certificationsOf = (groupId: ProductGroupId): ReadonlyArray<NamedEntry> => byGroup[groupId]

/**
 * The certifications asked for, or `undefined` when every row will do: nothing chosen, nothing known, or all of them
 * (rule option.certifications). Only then are uncertified goods offered as well.
 */
export const certificationsAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlySet<number> | undefined => {
  const known = certificationsOf(groupId).filter((entry) => chosen.includes(entry.id))
  return known.length === 0 || known.length === certificationsOf(groupId).length
    ? undefined
    : new Set(known.map((entry) => entry.id))
}
