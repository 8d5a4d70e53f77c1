import { countries, type CountryId } from "./country.ts"
import { regionByCode } from "./region.ts"

/** A country as the area of a price: Liechtenstein has the prices of Switzerland (rule country.liechtenstein). */
export const countryAreaName = (countryId: CountryId): string =>
  countryId === 3 ? "Schweiz und Liechtenstein" : countries[countryId].name

/** The area of a price by the code of its state; the empty one is the whole country. */
export const areaName = (countryId: CountryId, stateCode: string): string =>
  regionByCode(countryId, stateCode)?.name ?? countryAreaName(countryId)
