import { amountLimits, type AmountProblem, amountProblem } from "../product/amount.ts"
import type { CountryId } from "../place/country.ts"
import type { Unit } from "../product/group-facts.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import { zipTextProblem } from "../place/zip.ts"
import { bulkPointCount } from "./point-count.ts"

/** One delivery point of a bulk order (rule bulk.points); the caller's `index` identifies it. */
export interface BulkPoint {
  readonly index: number
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
}

/**
 * Returns the limits of each point's amount. The total has no separate limit: each household stays within the limits of
 * a single order, and a user who wants a larger amount than these is referred to the bulk order (rule amount.too-much).
 */
export const bulkPointLimits = (
  countryId: CountryId,
  groupId: ProductGroupId
): { readonly min: number; readonly max: number } => {
  const { bulkMin, max } = productGroup(groupId).limits[countryId]
  return { min: bulkMin, max }
}

/**
 * Problem that prevents the calculation of a bulk order; it concerns either one point (given by its position in the
 * list, from 0) or the number of points.
 */
export interface BulkProblem {
  readonly code: AmountProblem | "zipRequired" | "zipInvalid" | "indexTwice" | "stationsMin" | "stationsMax"
  readonly place: number | undefined
  readonly field: "index" | "zipCode" | "amount" | "stations"
  readonly params: { readonly [name: string]: number }
}

/** A point in a form; its amount is `null` if the field is empty. */
export type BulkPointWish = Omit<BulkPoint, "amount"> & { readonly amount: number | null }

const problemsAt = (
  countryId: CountryId,
  groupId: ProductGroupId,
  { zipCode, amount }: BulkPointWish,
  place: number
): ReadonlyArray<BulkProblem> => {
  const limits = bulkPointLimits(countryId, groupId)
  const zip = zipTextProblem(countryId, zipCode)
  const wrong = amountProblem({ ...amountLimits(countryId, groupId), ...limits }, amount)
  return [
    ...(zip === undefined ? [] : [{ code: zip, place, field: "zipCode" as const, params: {} }]),
    ...(wrong === undefined ? [] : [{ code: wrong, place, field: "amount" as const, params: limits }])
  ]
}

const countProblems = (points: ReadonlyArray<unknown>): ReadonlyArray<BulkProblem> => {
  const code =
    points.length < bulkPointCount.min
      ? "stationsMin"
      : points.length > bulkPointCount.max
        ? "stationsMax"
        : undefined
  return code === undefined ? [] : [{ code, place: undefined, field: "stations", params: bulkPointCount }]
}

/**
 * Returns all problems that prevent the calculation of a bulk order: first the number of points, then point by point.
 */
export const bulkProblems = (
  countryId: CountryId,
  groupId: ProductGroupId,
  points: ReadonlyArray<BulkPointWish>
): ReadonlyArray<BulkProblem> => [
  ...countProblems(points),
  ...points.flatMap((point, place): ReadonlyArray<BulkProblem> => [
    ...(points.findIndex(({ index }) => index === point.index) < place
      ? [{ code: "indexTwice" as const, place, field: "index" as const, params: {} }]
      : []),
    ...problemsAt(countryId, groupId, point, place)
  ])
]

/**
 * Values for the message "(min. X unit pro Haushalt)". Its wording depends on the unit: for pallets, German needs the
 * feminine form of "1" (rule amount.household).
 */
export interface HouseholdMinimum {
  readonly amount: number
  readonly unit: Unit
  readonly gender: "feminine" | "neuter"
  /** Minimum total amount for this number of households. */
  readonly total: number
}

export const householdMinimum = (
  countryId: CountryId,
  groupId: ProductGroupId,
  stations: number
): HouseholdMinimum => {
  const { unit, isPallet, limits } = productGroup(groupId)
  const { bulkMin } = limits[countryId]
  return { amount: bulkMin, unit, gender: isPallet ? "feminine" : "neuter", total: bulkMin * stations }
}
