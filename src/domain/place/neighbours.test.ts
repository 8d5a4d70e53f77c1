import { describe, expect, it } from "vitest"
import { distanceBetween } from "./distance.ts"
import type { Town } from "./town.ts"
import { townsAround } from "./neighbours.ts"

/** Returns a generator of reproducible pseudo-random numbers between 0 and 1. */
const drawn = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const random = drawn(7)
const codes = [
  ...new Set(Array.from({ length: 900 }, () => 10_000 + Math.floor(random() * 80_000)))
].toSorted((one, other) => one - other)
const townsWhere = (hasPoint: () => boolean): ReadonlyArray<Town> =>
  codes.map((code) => ({
    zipCode: String(code),
    name: `Ort ${code}`,
    regionCode: "BY",
    countyCode: null,
    point: hasPoint() ? { latitude: 47.5 + 2 * random(), longitude: 9 + 4 * random() } : null
  }))

const first = (list: Iterable<{ readonly town: Town }>, most: number) =>
  [...list].slice(0, most).map(({ town }) => town.zipCode)

describe("the neighbours of a town", () => {
  it("are the nearest places with coordinates", () => {
    const towns = townsWhere(() => random() < 0.9)
    const around = townsAround(towns)
    for (const town of towns.slice(0, 200)) {
      const { point } = town
      if (point === null) continue
      const all = towns
        .flatMap((other) =>
          other.point === null ? [] : [{ town: other, far: distanceBetween(point, other.point) }]
        )
        .filter(({ far }) => far <= 55.5)
        .toSorted((one, other) => one.far - other.far)
      expect(first(around(town), 500)).toEqual(first(all, 500))
    }
  })

  it.each([
    ["where no town has a point", () => townsWhere(() => false)],
    [
      "where the town alone has one",
      () =>
        townsWhere(() => false).map((town, index) =>
          index === 9 ? { ...town, point: { latitude: 48, longitude: 11 } } : town
        )
    ]
  ])("are those with the nearest codes with the same first digits, %s", (_, make) => {
    const towns = make()
    const around = townsAround(towns)
    for (const town of towns) {
      const all = towns
        .filter((other) => other !== town && other.zipCode[0] === town.zipCode[0])
        .map((other) => ({ town: other, far: Math.abs(Number(other.zipCode) - Number(town.zipCode)) }))
        .toSorted((one, other) => one.far - other.far)
      const others = [...around(town)].filter((near) => near.town !== town)
      expect(first(others, 30)).toEqual(first(all, 30))
    }
  })
})
