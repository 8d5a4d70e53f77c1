import { type CountryId, countries, countryIds } from "../../domain/place/country.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { liechtenstein, regionsOf } from "../../domain/place/region.ts"
import { title1List, title2List } from "../../domain/address/titles.ts"

const addressLists = (countryId: CountryId) => ({
  title1List,
  title2List,
  countryList: [countryId, ...countryIds.filter((id) => id !== countryId)].map((id) => ({
    id,
    name: countries[id].name,
    iso: countries[id].iso
  }))
})

/**
 * Returns the 16, 9 or 26 states of a country, with their position among the regions as id. Liechtenstein is the last of
 * the regions but no canton (rule country.regions).
 */
export const countryStates = (countryId: CountryId) =>
  regionsOf(countryId)
    .filter((region) => region !== liechtenstein)
    .map(({ name, slug, mapId }, index) => ({ id: index + 1, name, friendlyName: slug, mapId }))

/** Returns the lists that several API calls share, with the caller's own country first. */
export const commonLists = (countryId: CountryId) => ({
  ...addressLists(countryId),
  address: addressLists(countryId),
  productGroups: productGroups.map((group) => ({
    id: group.id,
    name: group.name,
    urlName: group.slug,
    defaultProductId: group.productId,
    isPallet: group.isPallet,
    defaultUnitShortName: group.unit,
    defaultUnitNamePlural: group.unitPlural
  }))
})
