import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { ConfigurationData } from "./configuration-data.ts"
import { configurationOf } from "./configuration.ts"

const known = new Map<string, ConfigurationData>()

/**
 * Returns the configuration from the catalogue. The catalogue never changes while a process runs, so each configuration
 * is built only once.
 */
export const knownConfiguration = (countryId: CountryId, groupId: ProductGroupId): ConfigurationData => {
  const key = `${countryId}:${groupId}`
  const made = known.get(key) ?? configurationOf(countryId, groupId)
  known.set(key, made)
  return made
}
