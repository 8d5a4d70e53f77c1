import { describe, expect, it } from "vitest"
import { regionByCode, regionByName, regions, regionsOf } from "./region.ts"

describe("regions", () => {
  it("are 16 German and 9 Austrian states, 26 cantons and Liechtenstein", () => {
    expect([regionsOf(1).length, regionsOf(2).length, regionsOf(3).length]).toEqual([16, 9, 27])
  })

  it("have a slug of their own within the country, made of letters and hyphens", () => {
    expect(new Set(regions.map((entry) => `${entry.countryId} ${entry.slug}`)).size).toBe(regions.length)
    for (const entry of regions) expect(entry.slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
    expect(regionByName(1, "Baden-Württemberg")?.slug).toBe("baden-wuerttemberg")
    expect(regionByName(3, "St. Gallen")?.slug).toBe("st-gallen")
  })

  it("are found by code and name only within their country", () => {
    expect(regionByCode(3, "BE")?.name).toBe("Bern")
    expect(regionByCode(1, "BE")?.name).toBe("Berlin")
    expect(regionByCode(2, "BE")).toBeUndefined()
    expect(regionByCode(2, "OOE")?.mapId).toBe("AT-4")
    expect(regionByName(3, "LI")).toBeUndefined()
    expect(regionByCode(3, "LI")?.name).toBe("Liechtenstein")
  })
})
