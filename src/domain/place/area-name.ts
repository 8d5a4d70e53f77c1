import { countries, type CountryId } from "./country.ts"
import { regionByCode } from "./region.ts"

/** The name of a country as price area: Liechtenstein has the prices of Switzerland (rule country.liechtenstein). */
export const countryAreaName = (countryId: CountryId): string =>
  countryId === 3 ? "Schweiz und Liechtenstein" : countries[countryId].name

/** The name of a price area by the code of its state; an empty code stands for the whole country. */
export const areaName = (countryId: CountryId, stateCode: string): string =>
  regionByCode(countryId, stateCode)?.name ?? countryAreaName(countryId)
