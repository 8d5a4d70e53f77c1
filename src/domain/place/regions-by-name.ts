import type { CountryId } from "./country.ts"
import { rememberedFor } from "../remembered.ts"
import { type Region, regionsOf } from "./region.ts"

/**
 * The states of a country as they are listed for people. The order of `regionsOf` is that of their numbers on the wire,
 * where cantons stand by their codes: Appenzell Innerrhoden before Appenzell Ausserrhoden, Basel behind Bern.
 */
export const regionsByName = (countryId: CountryId): ReadonlyArray<Region> => sorted(regionsOf(countryId))

const sorted = rememberedFor((regions: ReadonlyArray<Region>) => {
  const alphabet = new Intl.Collator("de")
  return regions.toSorted((one, other) => alphabet.compare(one.name, other.name))
})
