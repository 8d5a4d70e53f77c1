import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { ConfigurationData } from "./configuration-data.ts"
import { configurationOf } from "./configuration.ts"

const known = new Map<string, ConfigurationData>()

/** What can be chosen never changes while a process runs: where each search asks, it is put together once. */
export const knownConfiguration = (countryId: CountryId, groupId: ProductGroupId): ConfigurationData => {
  const key = `${countryId}:${groupId}`
  const made = known.get(key) ?? configurationOf(countryId, groupId)
  known.set(key, made)
  return made
}
