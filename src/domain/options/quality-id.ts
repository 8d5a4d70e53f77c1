import type { ProductGroupId } from "../product/product-group.ts"
import { askedIn, facetsOf } from "./qualities.ts"

const placeOfMark = 100

/**
 * Returns the `price_row.certification_id` of goods with these marks: two digits per mark, ascending; 0 for goods
 * without marks.
 */
export const certificationIdOf = (marks: ReadonlyArray<number>): number =>
  marks.toSorted((one, other) => one - other).reduce((id, mark) => id * placeOfMark + mark, 0)

const known = new Map<number, ReadonlyArray<number>>()

const readMarks = (certificationId: number): ReadonlyArray<number> => {
  const marks: Array<number> = []
  for (let rest = certificationId; rest > 0; rest = Math.floor(rest / placeOfMark))
    marks.unshift(rest % placeOfMark)
  return marks
}

/**
 * Returns the marks of a `price_row.certification_id`. Every offer has such an id, but there are few different ids, so
 * the array for an id is created only once.
 */
export const marksOf = (certificationId: number): ReadonlyArray<number> => {
  const found = known.get(certificationId)
  if (found !== undefined) return found
  const read = readMarks(certificationId)
  known.set(certificationId, read)
  return read
}

/**
 * Returns the requested marks, one set for each restricted facet, or `undefined` if every row matches (rule
 * option.certifications). If a facet is restricted, goods that declare nothing in it are not offered.
 */
export const certificationsAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<ReadonlySet<number>> | undefined => {
  const sets = facetsOf(groupId).flatMap((facet) => {
    const asked = askedIn(facet, chosen)
    return asked.length === 0 ? [] : [new Set(asked.map(({ id }) => id))]
  })
  return sets.length === 0 ? undefined : sets
}

/** Whether goods have a requested mark in each facet. */
export const hasAsked = (asked: ReadonlyArray<ReadonlySet<number>>, certificationId: number): boolean => {
  const marks = marksOf(certificationId)
  return asked.every((each) => marks.some((mark) => each.has(mark)))
}
