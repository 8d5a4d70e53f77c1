import { countries, type CountryId } from "./country.ts"
import { regionByCode } from "./region.ts"

/**
 * Returns the name of a country as a price area: Switzerland and Liechtenstein share the same prices (rule
 * country.liechtenstein).
 */
export const countryAreaName = (countryId: CountryId): string =>
  countryId === 3 ? "Schweiz und Liechtenstein" : countries[countryId].name

/** Returns the name of a price area by the code of its state; an empty code means the complete country. */
export const areaName = (countryId: CountryId, stateCode: string): string =>
  regionByCode(countryId, stateCode)?.name ?? countryAreaName(countryId)
