import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { type CountryId, countryIds } from "../../../src/domain/place/country.ts"
import { regionsOf } from "../../../src/domain/place/region.ts"
import { countryOutlines } from "./country-outlines.ts"

const outlines = new Map(countryIds.map((countryId) => [countryId, countryOutlines(countryId)]))

const pathOf = (countryId: CountryId, mapId: string): string => outlines.get(countryId)?.paths[mapId] ?? ""

/** Returns the points of a path, ring by ring, as "x y". */
const pointsOf = (path: string): ReadonlySet<string> =>
  new Set(
    path.split("M").flatMap((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/gu)].map(([number]) => Number(number))
      let [x, y] = [0, 0]
      return numbers.flatMap((number, index) => {
        if (index % 2 === 0) {
          x += number
          return []
        }
        y += number
        return [`${x} ${y}`]
      })
    })
  )

const sharedBy = (countryId: CountryId, one: string, other: string): ReadonlySet<string> =>
  pointsOf(pathOf(countryId, one)).intersection(pointsOf(pathOf(countryId, other)))

describe.each(countryIds)("the outlines of country %i", (countryId) => {
  it("exist for each of its regions, and for nothing else", () => {
    const mapIds = regionsOf(countryId).map(({ mapId }) => mapId)
    expect(Object.keys(outlines.get(countryId)?.paths ?? {})).toEqual(mapIds)
    expect(mapIds.filter((mapId) => !/^M\d+ \d+l[-\d lMz]+z$/u.test(pathOf(countryId, mapId)))).toEqual([])
  })

  it("have at most 8 kB in a page", () => {
    expect(gzipSync(JSON.stringify(outlines.get(countryId))).length).toBeLessThanOrEqual(8_000)
  })

  it("fill the map and lie within it", () => {
    const [left = 0, top = 0, width = 0, height = 0] = (outlines.get(countryId)?.viewBox ?? "")
      .split(" ")
      .map(Number)
    expect(Math.max(width, height)).toBe(1_000)
    const points = regionsOf(countryId).flatMap(({ mapId }) => [...pointsOf(pathOf(countryId, mapId))])
    const outside = points.filter((point) => {
      const [x = Number.NaN, y = Number.NaN] = point.split(" ").map(Number)
      return !(x >= left && x <= left + width && y >= top && y <= top + height)
    })
    expect(outside).toEqual([])
  })
})

describe("borders between two states", () => {
  it.each([
    [1, "DE-BY", "DE-BW"],
    [1, "DE-HE", "DE-TH"],
    [2, "AT-6", "AT-2"],
    [3, "CH-ZH", "CH-AG"],
    [3, "CH-GR", "CH-TI"]
  ] as const)("of country %i are the same in both: %s and %s", (countryId, one, other) => {
    expect(sharedBy(countryId, one, other).size).toBeGreaterThan(9)
  })

  it.each([
    [1, "DE-BE", "DE-BB"],
    [2, "AT-9", "AT-3"]
  ] as const)("of country %i go around one that lies within the other: %s in %s", (countryId, one, other) => {
    expect(sharedBy(countryId, one, other)).toEqual(pointsOf(pathOf(countryId, one)))
  })

  it("include the one to Liechtenstein", () => {
    expect(sharedBy(3, "LI", "CH-SG").size).toBeGreaterThan(2)
  })
})
