import type { Calculation, PlannedPoint } from "../options/calculation.ts"
import type { DeliveryPoint } from "./points-codec.ts"
import { bulkPointCount } from "./point-count.ts"

/**
 * Returns the points of a URL that have both a place and an amount, or `undefined` if they do not form a bulk order.
 */
export const plannedPoints = (
  points: ReadonlyArray<DeliveryPoint>
): ReadonlyArray<PlannedPoint> | undefined => {
  const planned = points.flatMap(({ zipCode, amount }) => (amount === null ? [] : [{ zipCode, amount }]))
  const { min, max } = bulkPointCount
  return planned.length === points.length && planned.length >= min && planned.length <= max
    ? planned
    : undefined
}

/** Returns the postal code of each station for which a price was calculated. */
export const zipsOfStations = ({
  points,
  zipCode,
  stations
}: Pick<Calculation, "points" | "zipCode" | "stations">): ReadonlyArray<string> =>
  points?.map((point) => point.zipCode) ?? Array<string>(stations).fill(zipCode)
