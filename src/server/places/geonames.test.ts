import { describe, expect, it } from "vitest"
import { parseLine } from "./geonames.ts"

const lineOf = (...columns: ReadonlyArray<string>) =>
  [...columns, ...Array.from({ length: 12 - columns.length }, () => "")].join("\t")

describe("parseLine", () => {
  it("reads a place of each country with its state or canton", () => {
    expect(parseLine(lineOf("DE", "01067", "Dresden", "Sachsen", "SN"))).toEqual({
      kind: "place",
      place: {
        countryId: 1,
        zipCode: "01067",
        name: "Dresden",
        regionCode: "SN",
        county: null,
        latitude: null,
        longitude: null
      }
    })
    expect(parseLine(lineOf("AT", "4020", "Linz", "Oberösterreich", "04"))).toMatchObject({
      place: { countryId: 2, regionCode: "OOE" }
    })
    expect(parseLine(lineOf("CH", "3000", "Bern", "Canton de Berne", "BE"))).toMatchObject({
      place: { countryId: 3, name: "Bern", regionCode: "BE" }
    })
  })

  it("reads coordinates, and accepts no incomplete or impossible ones", () => {
    const dresden = ["DE", "01067", "Dresden", "Sachsen", "SN", "", "", "", ""]
    const pointOf = (...point: ReadonlyArray<string>) => {
      const parsed = parseLine(lineOf(...dresden, ...point))
      return parsed.kind === "place" ? [parsed.place.latitude, parsed.place.longitude] : parsed
    }
    expect(pointOf("51.0575", "13.7172", "6")).toEqual([51.0575, 13.7172])
    expect(pointOf("-33.9", "-0.5")).toEqual([-33.9, -0.5])
    for (const point of [
      ["51.0575"],
      ["", "13.7"],
      ["91", "13"],
      ["51", "181"],
      ["1e1", "13"],
      ["51,05", "13,7"]
    ])
      expect(pointOf(...point)).toEqual([null, null])
  })

  it("reads the county: the third level in Germany, the second elsewhere", () => {
    const countyOf = (...columns: ReadonlyArray<string>) => {
      const parsed = parseLine(lineOf(...columns))
      return parsed.kind === "place" ? parsed.place.county : parsed
    }
    const munich = ["DE", "80331", "München", "Bayern", "BY", "Oberbayern", "091"]
    expect(countyOf(...munich, "München, Kreisfreie Stadt", "09162")).toEqual({
      code: "09162",
      name: "München, Kreisfreie Stadt"
    })
    expect(countyOf(...munich)).toEqual({ code: "091", name: "Oberbayern" })
    expect(countyOf("AT", "4020", "Linz", "Oberösterreich", "04", "Linz", "401", "Linz", "40101")).toEqual({
      code: "401",
      name: "Linz"
    })
    expect(countyOf("DE", "01067", "Dresden", "Sachsen", "SN", "", "00", "Dresden", "a b")).toBeNull()
  })

  it("treats Liechtenstein as country 3 with its own region, whatever the columns say", () => {
    expect(parseLine(lineOf("LI", "9490", "Vaduz"))).toMatchObject({
      place: { countryId: 3, regionCode: "LI" }
    })
  })

  it("uses the name of the state if the code is missing", () => {
    expect(parseLine(lineOf("DE", "20095", "Hamburg", "Hamburg"))).toMatchObject({
      place: { regionCode: "HH" }
    })
  })

  it("names the districts of an Austrian town after the town", () => {
    expect(parseLine(lineOf("AT", "1010", "Wien, Innere Stadt", "Wien", "09"))).toMatchObject({
      place: { name: "Wien" }
    })
  })

  it("skips places of other countries without a message", () => {
    expect(parseLine(lineOf("US", "90210", "Beverly Hills", "California", "CA"))).toEqual({
      kind: "elsewhere"
    })
  })

  it("reports what is wrong with a line", () => {
    const reasons = [
      "DE;01067;Dresden",
      lineOf("Germany", "01067", "Dresden"),
      lineOf("DE", "1067", "Dresden", "Sachsen", "SN"),
      lineOf("AT", "0101", "Wien", "Wien", "09"),
      lineOf("DE", "01067", " ", "Sachsen", "SN"),
      lineOf("DE", "01067", "Dres\u0000den", "Sachsen", "SN"),
      lineOf("DE", "01067", "Dresden", "Atlantis", "XX")
    ].map((line) => {
      const parsed = parseLine(line)
      return parsed.kind === "bad" ? parsed.reason : parsed.kind
    })
    expect(reasons).toEqual([
      "1 columns instead of 12",
      '"Germany" is no country code',
      '"1067" is no postal code of DE',
      '"0101" is no postal code of AT',
      "no place name",
      "no place name",
      '"XX" is no state or canton of DE'
    ])
  })
})
