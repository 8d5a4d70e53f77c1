import type { QualityMark } from "../product/group-facts.ts"
import { type ProductGroupId, productGroups } from "../product/product-group.ts"

/** Marks of which goods have one at most, under the name that people read. */
export interface QualityFacet {
  readonly name: string
  readonly marks: ReadonlyArray<QualityMark>
}

const facets = new Map<ProductGroupId, ReadonlyArray<QualityFacet>>(
  productGroups.map(({ id, declared, certificates }) => [
    id,
    [...declared, { name: "Zertifikat", marks: certificates }].filter(({ marks }) => marks.length > 0)
  ])
)

/** What buyers can choose goods of a group by: what dealers declare, then its certificates; liquids have neither. */
export const facetsOf = (groupId: ProductGroupId): ReadonlyArray<QualityFacet> => facets.get(groupId) ?? []

const qualities = new Map<ProductGroupId, ReadonlyArray<QualityMark>>(
  [...facets].map(([id, each]) => [id, each.flatMap(({ marks }) => marks)])
)

/** The same as one list, in the same order (`pcert` of rule option.certifications). */
export const qualitiesOf = (groupId: ProductGroupId): ReadonlyArray<QualityMark> =>
  qualities.get(groupId) ?? []

const placeOfMark = 100

/** `price_row.certification_id` of goods with these marks: two digits for each, ascending; 0 for goods without any. */
export const certificationIdOf = (marks: ReadonlyArray<number>): number =>
  marks.toSorted((one, other) => one - other).reduce((id, mark) => id * placeOfMark + mark, 0)

const known = new Map<number, ReadonlyArray<number>>()

const readMarks = (certificationId: number): ReadonlyArray<number> => {
  const marks: Array<number> = []
  for (let rest = certificationId; rest > 0; rest = Math.floor(rest / placeOfMark))
    marks.unshift(rest % placeOfMark)
  return marks
}

/** The marks of a `price_row.certification_id`; the same list each time, since there are few and every offer has one. */
export const marksOf = (certificationId: number): ReadonlyArray<number> => {
  const found = known.get(certificationId) ?? readMarks(certificationId)
  known.set(certificationId, found)
  return found
}

/** The marks that a price list names, parted by commas, as one `certification_id`; `undefined` where one is unknown or a facet has two. */
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

/** How a price list names it; `undefined` where the group does not know one of the marks. */
export const certificationName = (groupId: ProductGroupId, certificationId: number): string | undefined => {
  const marks = marksOf(certificationId)
  const named = qualitiesOf(groupId).filter(({ id }) => marks.includes(id))
  return named.length === marks.length ? named.map(({ name }) => name).join(", ") : undefined
}

/** What a price list may name, as the end of a hint. */
export const qualityHint = (groupId: ProductGroupId): string => {
  const all = facetsOf(groupId)
  if (all.length === 0) return "leave it empty: these goods have none"
  const [first, ...others] = all.map(({ marks }) => marks.map(({ name }) => name).join(", "))
  return others.length === 0
    ? `write nothing or one of ${first}`
    : `write nothing, or with commas between them one of ${[first, ...others].join("; one of ")}`
}

/** The marks of a facet that are asked for; nothing where any will do: none of them is chosen, or all of them. */
const askedIn = ({ marks }: QualityFacet, chosen: ReadonlyArray<number>): ReadonlyArray<QualityMark> => {
  const found = marks.filter(({ id }) => chosen.includes(id))
  return found.length === marks.length ? [] : found
}

/** The marks that narrow a wish, in the order of the facets. */
export const qualitiesAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<QualityMark> => facetsOf(groupId).flatMap((facet) => askedIn(facet, chosen))

/**
 * The marks asked for, a set for each facet that is narrowed, or `undefined` when every row will do (rule
 * option.certifications). Goods that declare nothing in a facet are offered where it is not narrowed.
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

/** Whether goods have what is asked for in each facet. */
export const hasAsked = (asked: ReadonlyArray<ReadonlySet<number>>, certificationId: number): boolean => {
  const marks = marksOf(certificationId)
  return asked.every((each) => marks.some((mark) => each.has(mark)))
}

/** A wish in full: each facet with what is chosen of it, or with all of its marks. */
export const completeQualities = (
  known: ReadonlyArray<number>,
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<number> =>
  facetsOf(groupId).flatMap(({ marks }) => {
    const all = marks.map(({ id }) => id).filter((id) => known.includes(id))
    const wished = all.filter((id) => chosen.includes(id))
    return wished.length === 0 ? all : wished
  })

/**
 * The wish after a click on one mark above the list: it alone in its facet, or any again where it already was that, if there
 * are several facets; `null` takes any in all of them.
 */
export const withOnlyQuality = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>,
  mark: number | null
): ReadonlyArray<number> => {
  if (mark === null) return []
  const all = facetsOf(groupId)
  const facet = all.find(({ marks }) => marks.some(({ id }) => id === mark))
  if (facet === undefined) return chosen
  const own = facet.marks.map(({ id }) => id)
  const isAlone = isOnly(facet, chosen, mark)
  const others = chosen.filter((id) => !own.includes(id))
  return isAlone && all.length > 1 ? others : [...others, mark]
}

/** Whether a mark is the only one asked for in its facet. */
export const isOnly = (facet: QualityFacet, chosen: ReadonlyArray<number>, mark: number): boolean => {
  const asked = askedIn(facet, chosen)
  return asked.length === 1 && asked[0]?.id === mark
}
