import { countries } from "../../place/country.ts"
import { productGroup } from "../../product/product-group.ts"
import type { RulesKey } from "./rules-sheet.ts"

/** Returns the path of the desk page with the option rules of a country and product group. */
export const rulesPath = ({ countryId, productGroupId }: RulesKey): `/${string}` =>
  `/support/parameter-requirement/${countries[countryId].iso.toLowerCase()}/${productGroup(productGroupId).slug}`
