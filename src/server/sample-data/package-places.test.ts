import { describe, expect, it } from "vitest"
import { regionByCode } from "../../domain/place/region.ts"
import { plainNameProblem } from "../../domain/address/plain-name.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { austrianStateOf } from "./austrian-state.ts"
import { packagePlaces } from "./package-places.ts"

const places = packagePlaces()
const codesOf = (countryId: number) =>
  new Set(places.filter((place) => place.countryId === countryId).map((place) => place.zipCode))
const namesOf = (countryId: number, zipCode: string) =>
  places
    .filter((place) => place.countryId === countryId && place.zipCode === zipCode)
    .map((place) => place.name)

describe("places of the three packages", () => {
  it("are all 8 105 German, 2 587 Austrian and 3 199 Swiss codes", () => {
    expect([codesOf(1).size, codesOf(2).size, codesOf(3).size]).toEqual([8105, 2587, 3199])
  })

  it("have a code of their country's form, a known region and a clean name", () => {
    const wrong = places.filter(
      (place) =>
        !isZipOf(place.countryId, place.zipCode) ||
        regionByCode(place.countryId, place.regionCode) === undefined ||
        !/^\p{L}[^,;]*[\p{L}.)]$/u.test(place.name)
    )
    expect(wrong).toEqual([])
  })

  it("put all 26 cantons and the 13 codes of Liechtenstein into country 3", () => {
    const swiss = places.filter((place) => place.countryId === 3)
    expect(new Set(swiss.map((place) => place.regionCode)).size).toBe(27)
    const own = swiss.filter((place) => place.regionCode === "LI").map((place) => Number(place.zipCode))
    expect(own.length).toBe(13)
    for (const code of own) expect(code >= 9485 && code <= 9498).toBe(true)
  })

  it("are each accepted as the place of an address", () => {
    expect(places.filter(({ name }) => plainNameProblem(name) !== undefined)).toEqual([])
  })

  it("have place names in their usual spelling", () => {
    expect(namesOf(1, "01067")).toEqual(["Dresden"])
    expect(namesOf(2, "1011")).toEqual(["Wien"])
    expect(namesOf(2, "4020")).toEqual(["Linz"])
    expect(namesOf(3, "1000")).toEqual(["Lausanne"])
    expect(places.filter((place) => /u\.a\.|Postfach|Abweichung|\([^)]*$/u.test(place.name))).toEqual([])
  })
})

describe("the state of a German postal code", () => {
  const stateOf = (zipCode: string) =>
    new Set(
      places
        .filter((place) => place.countryId === 1 && place.zipCode === zipCode)
        .map(({ regionCode }) => regionByCode(1, regionCode)?.name)
    )

  it.each([
    ["23730", "Schleswig-Holstein"],
    ["35279", "Hessen"],
    ["48165", "Nordrhein-Westfalen"],
    ["64839", "Hessen"],
    ["83346", "Bayern"],
    ["74638", "Baden-Württemberg"],
    ["92360", "Bayern"],
    ["34355", "Niedersachsen"],
    ["35460", "Hessen"],
    ["48485", "Nordrhein-Westfalen"],
    ["55246", "Hessen"],
    ["80331", "Bayern"],
    ["21129", "Hamburg"]
  ])("%s is in %s, even if other towns have the same name", (zipCode, state) => {
    expect(stateOf(zipCode)).toEqual(new Set([state]))
  })
})

describe("austrianStateOf", () => {
  it("follows the borders of the states even if the first digit does not", () => {
    const states = [
      "1010",
      "2500",
      "2491",
      "3334",
      "4020",
      "4300",
      "5020",
      "5280",
      "6020",
      "6850",
      "7000",
      "8010"
    ]
    expect(states.map(austrianStateOf)).toEqual([
      "W",
      "NOE",
      "B",
      "OOE",
      "OOE",
      "NOE",
      "S",
      "OOE",
      "T",
      "V",
      "B",
      "ST"
    ])
    expect(["8380", "9020", "9323", "9900"].map(austrianStateOf)).toEqual(["B", "K", "ST", "T"])
  })
})
