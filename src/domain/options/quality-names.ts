import type { ProductGroupId } from "../product/product-group.ts"
import { facetsOf, qualitiesOf } from "./qualities.ts"
import { certificationIdOf, marksOf } from "./quality-id.ts"

/**
 * Converts the comma-separated marks in a price list to one `certification_id`; returns `undefined` if a mark is
 * unknown or if two marks belong to the same facet.
 */
export const certificationNamed = (groupId: ProductGroupId, text: string): number | undefined => {
  const names = text === "" ? [] : text.split(",").map((name) => name.trim())
  const marks = names.map((name) => qualitiesOf(groupId).find((mark) => mark.name === name)?.id)
  const found = marks.filter((mark) => mark !== undefined)
  const isSingle = facetsOf(groupId).every(
    ({ marks: each }) => each.filter(({ id }) => found.includes(id)).length < 2
  )
  return found.length === names.length && new Set(found).size === found.length && isSingle
    ? certificationIdOf(found)
    : undefined
}

/** Returns the name of a `certification_id` in price lists; `undefined` if the group does not have one of the marks. */
export const certificationName = (groupId: ProductGroupId, certificationId: number): string | undefined => {
  const marks = marksOf(certificationId)
  const named = qualitiesOf(groupId).filter(({ id }) => marks.includes(id))
  return named.length === marks.length ? named.map(({ name }) => name).join(", ") : undefined
}

/** Returns the last part of a hint: the quality names that a price list may use. */
export const qualityHint = (groupId: ProductGroupId): string => {
  const all = facetsOf(groupId)
  if (all.length === 0) return "leave it empty: these goods have none"
  const [first, ...others] = all.map(({ marks }) => marks.map(({ name }) => name).join(", "))
  return others.length === 0
    ? `write nothing or one of ${first}`
    : `write nothing, or with commas between them one of ${[first, ...others].join("; one of ")}`
}
