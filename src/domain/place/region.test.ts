import { describe, expect, it } from "vitest"
import { regionByCode, regionByName, regions, regionsOf } from "./region.ts"

describe("regions", () => {
  it("are 16 German and 9 Austrian states, 26 cantons and Liechtenstein", () => {
    expect([regionsOf(1).length, regionsOf(2).length, regionsOf(3).length]).toEqual([16, 9, 27])
  })

  it.each([
    [1, "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH"],
    [2, "B K NOE OOE S ST T V W"],
    [3, "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH LI"]
  ] as const)("of country %i have these codes: %s", (countryId, codes) => {
    expect(
      regionsOf(countryId)
        .map(({ code }) => code)
        .join(" ")
    ).toBe(codes)
  })

  it("have ISO 3166-2 codes on maps, where Austrian states are numbers and Liechtenstein is a country", () => {
    const mapIds = (countryId: 1 | 2 | 3) => regionsOf(countryId).map(({ mapId }) => mapId)
    expect(mapIds(1)).toContain("DE-BW")
    expect(mapIds(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `AT-${number}`))
    expect([mapIds(3)[0], mapIds(3).at(-1)]).toEqual(["CH-AG", "LI"])
  })

  it("have a slug unique within the country, made of letters and hyphens", () => {
    expect(new Set(regions.map((entry) => `${entry.countryId} ${entry.slug}`)).size).toBe(regions.length)
    for (const entry of regions) expect(entry.slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
    expect(regionByName(1, "Baden-Württemberg")?.slug).toBe("baden-wuerttemberg")
    expect(regionByName(2, "Kärnten")?.slug).toBe("kaernten")
    expect(regionByName(2, "Oberösterreich")?.slug).toBe("oberoesterreich")
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
