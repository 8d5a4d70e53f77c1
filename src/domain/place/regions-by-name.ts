import type { CountryId } from "./country.ts"
import { rememberedFor } from "../remembered.ts"
import { type Region, regionsOf } from "./region.ts"

/**
 * Returns the states of a country in alphabetical order, for display. `regionsOf` returns them in the order of the
 * numbers used in requests; there, cantons are sorted by code: Appenzell Innerrhoden before Appenzell Ausserrhoden,
 * Basel after Bern.
 */
export const regionsByName = (countryId: CountryId): ReadonlyArray<Region> => sorted(regionsOf(countryId))

const sorted = rememberedFor((regions: ReadonlyArray<Region>) => {
  const alphabet = new Intl.Collator("de")
  return regions.toSorted((one, other) => alphabet.compare(one.name, other.name))
})
