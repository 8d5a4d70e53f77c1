import { describe, expect, it } from "vitest"
import { gazetteerOf } from "./gazetteer.ts"
import { localPageOf, localPagePaths, pathOfLocalPage } from "./local-page.ts"
import type { Town } from "./town.ts"

const town = (zipCode: string, name: string, more: Partial<Town> = {}): Town => ({
  zipCode,
  name,
  regionCode: "BY",
  countyCode: null,
  point: null,
  ...more
})

const augsburg = { countyCode: "09772" }
const towns = [
  town("80331", "München", { countyCode: "09162", point: { latitude: 48.135, longitude: 11.574 } }),
  town("80333", "München", { countyCode: "09162", point: { latitude: 48.145, longitude: 11.569 } }),
  town("80337", "Neuhausen", { point: { latitude: 48.154, longitude: 11.53 } }),
  town("82008", "Unterhaching", { countyCode: "09184", point: { latitude: 48.066, longitude: 11.61 } }),
  town("86150", "Augsburg", { countyCode: "09761" }),
  town("86199", "Inningen", augsburg),
  town("86316", "Friedberg", augsburg),
  town("61169", "Friedberg", { regionCode: "HE" })
]
const counties = new Map([
  ["09162", "München"],
  ["09184", "München"],
  ["09761", "Augsburg"],
  ["09772", "Landkreis Augsburg"]
])
const country = gazetteerOf(towns, counties)
const names = (list: ReadonlyArray<Town>) => list.map(({ zipCode, name }) => `${zipCode} ${name}`)

describe("the postal codes of a country", () => {
  it("are found by county, place and first digits", () => {
    expect(country.countiesOf("BY").map(({ name, slug }) => [name, slug])).toEqual([
      ["Augsburg", "augsburg"],
      ["Landkreis Augsburg", "landkreis-augsburg"],
      ["München", "muenchen"],
      ["München", "muenchen-kreis-09184"]
    ])
    expect(country.countiesOf("HE")).toEqual([])
    expect(names(country.townsOfCounty("BY", "09772"))).toEqual(["86199 Inningen", "86316 Friedberg"])
    expect(names(country.mainTowns("803", 2, "BY"))).toEqual(["80331 München", "80337 Neuhausen"])
    expect(names(country.largestTowns("BY", 2))).toEqual(["80331 München", "80337 Neuhausen"])
    expect(country.townBySlug("HE", "friedberg")?.zipCode).toBe("61169")
  })

  it("have neighbours: other places, by distance if it is known, otherwise by their codes", () => {
    const [munich, inningen] = [country.townOf("80331"), country.townOf("86199")]
    if (munich === undefined || inningen === undefined) throw new Error("a town is missing")
    expect(
      country.nearby(munich, 5).map(({ town: { name }, kilometres = 0 }) => [name, Math.round(kilometres)])
    ).toEqual([
      ["Neuhausen", 4],
      ["Unterhaching", 8]
    ])
    expect(country.nearby(inningen, 1)).toEqual([{ town: country.townOf("86150"), kilometres: undefined }])
    expect(names(country.sameTown(munich))).toEqual(["80333 München"])
  })
})

describe("the price page of a path (rule place.local-page)", () => {
  const pathOf = (state: string, countyOrCityZip?: string, cityZip?: string) =>
    pathOfLocalPage(
      localPageOf(
        1,
        {
          state,
          ...(countyOrCityZip === undefined ? {} : { countyOrCityZip }),
          ...(cityZip === undefined ? {} : { cityZip })
        },
        country
      )
    )

  it.each([
    ["bayern", undefined, undefined, "/pelletpreise/bayern"],
    ["Bayern", "80331", undefined, "/pelletpreise/bayern/80331"],
    ["bayern", "muenchen", "80331", "/pelletpreise/bayern/80331"],
    ["hessen", "80331", undefined, "/pelletpreise/bayern/80331"],
    ["80331", undefined, undefined, "/pelletpreise/bayern/80331"],
    ["bayern", "Landkreis Augsburg", undefined, "/pelletpreise/bayern/landkreis-augsburg"],
    ["hessen", "landkreis-augsburg", undefined, "/pelletpreise/bayern/landkreis-augsburg"],
    ["hessen", "friedberg", undefined, "/pelletpreise/hessen/61169"],
    ["thüringen", "München-Land", "99999", "/pelletpreise/thueringen"],
    ["bayern", "99999", undefined, "/pelletpreise/bayern"],
    ["atlantis", undefined, undefined, "/pelletpreise"],
    ["atlantis", "nirgendwo", "00000", "/pelletpreise"]
  ])("%s/%s/%s is %s", (state, second, third, path) => expect(pathOf(state, second, third)).toBe(path))

  it("is the one in the site map", () => {
    const paths = localPagePaths(1, country)
    expect(paths).toHaveLength(16 + 4 + towns.length)
    for (const path of paths) {
      const [, , state = "", second] = path.split("/")
      expect(pathOf(state, second)).toBe(path)
    }
  })
})
