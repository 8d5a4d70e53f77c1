import { distanceBetween } from "./distance.ts"
import type { NearbyTown, Town } from "./town.ts"

/** Towns around one, the nearest first: as many as are asked for and no more is worked out. */
export type TownsAround = (town: Town) => Iterable<NearbyTown>

/** A degree of latitude, in km: what is farther away in it needs no sines. */
const kilometresOfDegree = 111

/** Circles that are searched one after another, in km; the last one holds all that counts as near. */
const circles = [8, 16, 32, 55.5]

/** By distance; towns without a point are near nothing. */
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

/** By how far the postal code is from the other one, among those that begin alike. */
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
 * The neighbours of a country's towns, which stand in the order of their postal codes: by distance where more than the
 * town itself has a point nearby, else by their codes.
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
