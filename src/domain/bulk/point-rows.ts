import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import type { DeliveryPoint } from "./points-codec.ts"
import type { BulkPointWish } from "./points.ts"
import { bulkPointCount } from "./point-count.ts"

/**
 * Returns the point of the next household, with the group's default amount and with the previous point's postal code,
 * because the household is usually a neighbour.
 */
const nextPoint = (groupId: ProductGroupId, points: ReadonlyArray<DeliveryPoint>): DeliveryPoint => ({
  zipCode: points.at(-1)?.zipCode ?? "",
  amount: productGroup(groupId).defaultAmount
})

/** Returns the rows of a form: the given points, filled up to the minimum number of points (rule bulk.points). */
export const pointRows = (
  groupId: ProductGroupId,
  known: ReadonlyArray<DeliveryPoint>
): ReadonlyArray<BulkPointWish> => {
  const rows = known.slice(0, bulkPointCount.max)
  while (rows.length < bulkPointCount.min) rows.push(nextPoint(groupId, rows))
  return rows.map(({ zipCode, amount }, place) => ({ index: place + 1, zipCode, amount }))
}

export const canAddPoint = (points: ReadonlyArray<unknown>): boolean => points.length < bulkPointCount.max

export const canRemovePoint = (points: ReadonlyArray<BulkPointWish>, index: number): boolean =>
  points.length > bulkPointCount.min && points.some((point) => point.index === index)

/** Adds a point with an unused index, so that rows are never confused. */
export const withAddedPoint = (
  groupId: ProductGroupId,
  points: ReadonlyArray<BulkPointWish>
): ReadonlyArray<BulkPointWish> => [
  ...points,
  { index: Math.max(0, ...points.map(({ index }) => index)) + 1, ...nextPoint(groupId, points) }
]

export const withoutPoint = (
  points: ReadonlyArray<BulkPointWish>,
  index: number
): ReadonlyArray<BulkPointWish> => points.filter((point) => point.index !== index)

/** Changes the place or amount of one point. */
export const withPoint = (
  points: ReadonlyArray<BulkPointWish>,
  index: number,
  change: Partial<DeliveryPoint>
): ReadonlyArray<BulkPointWish> =>
  points.map((point) => (point.index === index ? { ...point, ...change } : point))

/** Whether a place or an amount is still empty; in this case, no validation errors are reported yet. */
export const isUnfinished = (points: ReadonlyArray<BulkPointWish>): boolean =>
  points.some(({ zipCode, amount }) => zipCode === "" || amount === null)

export const isSamePoints = (
  one: ReadonlyArray<DeliveryPoint>,
  other: ReadonlyArray<DeliveryPoint>
): boolean =>
  one.length === other.length &&
  one.every(({ zipCode, amount }, place) => {
    const beside = other[place]
    return beside !== undefined && beside.zipCode === zipCode && beside.amount === amount
  })
