import { expect, it } from "vitest"
import { countries, countryIds, isCountryId } from "../place/country.ts"
import { isLocaleCode, localeCodes, localeOfCountry, locales } from "./locale.ts"

/**
 * Columns of rule country.properties: code, country, language, currency, name of the currency's hundredth part, path
 * prefix.
 */
const table = [
  ["de", 1, "de-DE", "EUR", "Cent", ""],
  ["de-AT", 2, "de-AT", "EUR", "Cent", "/at"],
  ["ch", 3, "de-CH", "CHF", "Rappen", "/ch"]
] as const

it.each(table)(
  "%s is the variant of country %i",
  (code, countryId, bcp47, currencyCode, subcurrency, prefix) => {
    expect(locales[code]).toEqual({
      code,
      countryId,
      bcp47,
      currencyCode,
      subcurrency,
      prefix,
      defaultProductId: 20
    })
    expect(localeOfCountry(countryId)).toBe(locales[code])
    expect(isLocaleCode(code)).toBe(true)
  }
)

it("there are exactly three variants", () => {
  expect(localeCodes).toEqual(["de", "de-AT", "ch"])
  expect(["", "at", "de-CH", "DE"].filter(isLocaleCode)).toEqual([])
})

it.each([
  [1, "DE", "Deutschland", "EUR", "Europe/Berlin"],
  [2, "AT", "Österreich", "EUR", "Europe/Vienna"],
  [3, "CH", "Schweiz", "CHF", "Europe/Zurich"]
] as const)("serves country %i, %s", (id, iso, name, currencyCode, timeZone) => {
  expect(countries[id]).toEqual({ id, iso, name, currencyCode, timeZone })
})

it("there are exactly three countries", () => {
  expect(countryIds).toEqual([1, 2, 3])
  expect([0, 1, 2, 3, 4, 1.5].filter(isCountryId)).toEqual([1, 2, 3])
})
