import { expect, it } from "vitest"
import { countries, countryIds, currencyCodes, isCountryId } from "./country.ts"

it("the countries are Germany, Austria, and Switzerland with Liechtenstein (rule country.served)", () => {
  expect(countryIds.map((id) => [countries[id].id, countries[id].iso, countries[id].name])).toEqual([
    [1, "DE", "Deutschland"],
    [2, "AT", "Österreich"],
    [3, "CH", "Schweiz"]
  ])
  expect([-1, 0, 1, 1.5, 2, 3, 4, Number.NaN].filter(isCountryId)).toEqual([1, 2, 3])
})

it("the currencies are euros and francs (rule country.properties)", () => {
  expect(countryIds.map((id) => countries[id].currencyCode)).toEqual(["EUR", "EUR", "CHF"])
  expect(currencyCodes).toEqual(["EUR", "CHF"])
})

it("days are counted in the country's time zone (rule country.time-zone)", () => {
  expect(countryIds.map((id) => countries[id].timeZone)).toEqual([
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Zurich"
  ])
})
