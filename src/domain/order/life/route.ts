import { distanceBetween, type GeoPoint } from "../../place/distance.ts"

/** A stop on the route; it has no point if the postal code has no coordinates. */
export interface RouteStop {
  readonly zipCode: string
  readonly point: GeoPoint | null
}

/**
 * Sorts the stops so that each is followed by the nearest remaining one (rule dealer.day-list). This is only a
 * suggestion, since roads and times are not considered. Stops without a point come last, sorted by postal code; if the
 * start has no point, all stops are sorted by postal code.
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
