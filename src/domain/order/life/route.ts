import { distanceBetween, type GeoPoint } from "../../place/distance.ts"

/** A place to drive to; without a point where the postal code has none. */
export interface RouteStop {
  readonly zipCode: string
  readonly point: GeoPoint | null
}

/**
 * The stops in the order of a drive that goes on to the nearest one each time (rule dealer.day-list): a suggestion, since
 * it knows neither roads nor times. Stops without a point come last, by postal code, and so do all where the start has none.
 */
export const nearestFirst = <Stop extends RouteStop>(
  start: GeoPoint | null,
  stops: ReadonlyArray<Stop>
): ReadonlyArray<Stop> => {
  const byZip = stops.toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))
  if (start === null) return byZip
  const from = (point: GeoPoint, left: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
    const distances = left.map((stop) =>
      stop.point === null ? Infinity : distanceBetween(point, stop.point)
    )
    const least = Math.min(...distances)
    const next = left[distances.indexOf(least)]
    if (next === undefined) return left
    const others = left.filter((stop) => stop !== next)
    return [next, ...from(next.point ?? point, others)]
  }
  return from(start, byZip)
}
