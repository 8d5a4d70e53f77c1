import type { Calculation, PlannedPoint } from "../options/calculation.ts"
import type { DeliveryPoint } from "./points-codec.ts"
import { bulkPointCount } from "./point-sums.ts"

/** Points of an address that are filled in; `undefined` where they are no bulk order. */
export const plannedPoints = (
  points: ReadonlyArray<DeliveryPoint>
): ReadonlyArray<PlannedPoint> | undefined => {
  const planned = points.flatMap(({ zipCode, amount }) => (amount === null ? [] : [{ zipCode, amount }]))
  const { min, max } = bulkPointCount
  return planned.length === points.length && planned.length >= min && planned.length <= max
    ? planned
    : undefined
}

/** The zip of each station that a price was calculated for. */
export const zipsOfStations = ({
  points,
  zipCode,
  stations
}: Pick<Calculation, "points" | "zipCode" | "stations">): ReadonlyArray<string> =>
  points?.map((point) => point.zipCode) ?? Array<string>(stations).fill(zipCode)
