import { distanceBetween } from "./distance.ts"
import type { NearbyTown, Town } from "./town.ts"

/** Iterates over the towns around a town, the nearest first; computed lazily. */
export type TownsAround = (town: Town) => Iterable<NearbyTown>

/** A degree of latitude in km, for a cheap filter by latitude before the exact distance is computed. */
const kilometresOfDegree = 111

/** Radii of the circles that are searched one after another, in km; the last one is the limit for nearby towns. */
const circles = [8, 16, 32, 55.5]

/** Finds neighbours by distance; towns without coordinates have none. */
const byDistance = (towns: ReadonlyArray<Town>) => {
  const located = towns
    .flatMap((town) => (town.point === null ? [] : [{ town, point: town.point }]))
    .toSorted((one, other) => one.point.latitude - other.point.latitude)
  const firstFrom = (latitude: number): number => {
    let low = 0
    let high = located.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((located[middle]?.point.latitude ?? 0) < latitude) low = middle + 1
      else high = middle
    }
    return low
  }
  return function* ({ point }: Town): Iterable<NearbyTown> {
    if (point === null) return
    let inner = -1
    for (const circle of circles) {
      const degrees = circle / kilometresOfDegree
      const ring = located
        .slice(firstFrom(point.latitude - degrees), firstFrom(point.latitude + degrees))
        .map((other) => ({ town: other.town, kilometres: distanceBetween(point, other.point) }))
        .filter(({ kilometres }) => kilometres > inner && kilometres <= circle)
      yield* ring.toSorted((one, other) => one.kilometres - other.kilometres)
      inner = circle
    }
  }
}

/** Finds neighbours by the difference of their postal codes, within the same first digit. */
const byCode = (towns: ReadonlyArray<Town>) => {
  const placeOf = new Map(towns.map(({ zipCode }, index) => [zipCode, index]))
  return function* ({ zipCode }: Town): Iterable<NearbyTown> {
    const gapTo = (other: Town | undefined): number =>
      other === undefined || other.zipCode[0] !== zipCode[0]
        ? Infinity
        : Math.abs(Number(other.zipCode) - Number(zipCode))
    let before = (placeOf.get(zipCode) ?? 0) - 1
    let behind = before + 2
    for (;;) {
      const isBefore = gapTo(towns[before]) <= gapTo(towns[behind])
      const town = towns[isBefore ? before : behind]
      if (town === undefined || gapTo(town) === Infinity) return
      yield { town, kilometres: undefined }
      if (isBefore) before -= 1
      else behind += 1
    }
  }
}

/**
 * Returns the neighbours of a country's towns, which must be sorted by postal code: by distance if another town with a
 * point is nearby, otherwise by postal code.
 */
export const townsAround = (towns: ReadonlyArray<Town>): TownsAround => {
  const located = byDistance(towns)
  const coded = byCode(towns)
  return function* (town) {
    let isAlone = true
    for (const near of located(town)) {
      if (near.town !== town) isAlone = false
      yield near
    }
    if (isAlone) yield* coded(town)
  }
}
