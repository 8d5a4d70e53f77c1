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

/** The marks of a facet that are asked for; nothing where any will do: none of them is chosen, or all of them. */
export const askedIn = (
  { marks }: QualityFacet,
  chosen: ReadonlyArray<number>
): ReadonlyArray<QualityMark> => {
  const found = marks.filter(({ id }) => chosen.includes(id))
  return found.length === marks.length ? [] : found
}

/** The marks that narrow a wish, in the order of the facets. */
export const qualitiesAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<QualityMark> => facetsOf(groupId).flatMap((facet) => askedIn(facet, chosen))

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
