import { expect, it } from "vitest"
import { nearestFirst, type RouteStop } from "./route.ts"

const stop = (zipCode: string, longitude: number | null): RouteStop => ({
  zipCode,
  point: longitude === null ? null : { latitude: 48, longitude }
})

const zips = (stops: ReadonlyArray<RouteStop>) => stops.map(({ zipCode }) => zipCode)

const stops = [
  stop("4", 12.1),
  stop("9", null),
  stop("1", 11),
  stop("3", 11.4),
  stop("8", null),
  stop("2", 11.1)
]

it("a route goes to the nearest stop each time, and to stops without a location at the end (rule dealer.day-list)", () => {
  expect(zips(nearestFirst({ latitude: 48, longitude: 11.5 }, stops))).toEqual(["3", "2", "1", "4", "8", "9"])
  expect(zips(nearestFirst({ latitude: 48, longitude: 13 }, stops))).toEqual(["4", "3", "2", "1", "8", "9"])
})

it("a route follows the postal codes if the start has no location", () => {
  expect(zips(nearestFirst(null, stops))).toEqual(["1", "2", "3", "4", "8", "9"])
  expect(nearestFirst({ latitude: 48, longitude: 11 }, [])).toEqual([])
})

it("a route contains both stops at the same place", () => {
  const twins = [stop("1", 11), stop("1", 11)]
  expect(nearestFirst({ latitude: 48, longitude: 11 }, twins)).toEqual(twins)
})
