import type { Calculation, PlannedPoint } from "../options/calculation.ts"
import type { DeliveryPoint } from "./points-codec.ts"
import { bulkPointCount } from "./point-count.ts"

/** Returns the completed points of a URL, or `undefined` if they are not a bulk order. */
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
