import { type CountryId, countries, countryIds } from "../../domain/country.ts"
import { productGroups } from "../../domain/product-group.ts"
import { title1List, title2List } from "../../domain/titles.ts"

/** The common lists (shop.md 3), the caller's own country first. */
export const commonLists = (countryId: CountryId) => ({
  address: {
    title1List,
    title2List,
    countryList: [countryId, ...countryIds.filter((id) => id !== countryId)].map((id) => ({
      id,
      name: countries[id].name,
      iso: countries[id].iso
    }))
  },
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
