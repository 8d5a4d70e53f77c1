import type { QualityMark } from "../product/group-facts.ts"
import { type ProductGroupId, productGroups } from "../product/product-group.ts"

/** A named set of quality marks; goods have at most one mark of each set. */
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

/**
 * Returns the facets by which buyers can choose goods of a group: first the facets declared by dealers, then the
 * certificates; liquids have neither.
 */
export const facetsOf = (groupId: ProductGroupId): ReadonlyArray<QualityFacet> => facets.get(groupId) ?? []

const qualities = new Map<ProductGroupId, ReadonlyArray<QualityMark>>(
  [...facets].map(([id, each]) => [id, each.flatMap(({ marks }) => marks)])
)

/** Returns all marks of a group's facets as one list, in the same order (`pcert` of rule option.certifications). */
export const qualitiesOf = (groupId: ProductGroupId): ReadonlyArray<QualityMark> =>
  qualities.get(groupId) ?? []

/**
 * Returns the requested marks of a facet; empty if none or all of the marks are chosen, because then any mark matches.
 */
export const askedIn = (
  { marks }: QualityFacet,
  chosen: ReadonlyArray<number>
): ReadonlyArray<QualityMark> => {
  const found = marks.filter(({ id }) => chosen.includes(id))
  return found.length === marks.length ? [] : found
}

/** Returns the marks that restrict a request, in the order of the facets. */
export const qualitiesAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<QualityMark> => facetsOf(groupId).flatMap((facet) => askedIn(facet, chosen))

/** Returns a complete request: each facet with its chosen marks, or with all of its marks if none is chosen. */
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
 * Returns the request after a click on a mark above the list. Usually, only this mark is then requested in its facet.
 * If it was already the only one and there are several facets, any mark of the facet is accepted again. `null` resets
 * all facets.
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

/** Whether a mark is the only requested mark of its facet. */
export const isOnly = (facet: QualityFacet, chosen: ReadonlyArray<number>, mark: number): boolean => {
  const asked = askedIn(facet, chosen)
  return asked.length === 1 && asked[0]?.id === mark
}
