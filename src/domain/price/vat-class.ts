import type { CountryId } from "../place/country.ts"
import { isForBurning, type MoistureDeclaration, needsMoisture } from "../legal/wood-chip-moisture.ts"
import type { VatClass } from "../product/group-facts.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/**
 * Returns the VAT class of ordered goods. Offers are calculated before the buyer makes a declaration: German wood chips
 * are offered at the VAT rate of firewood, and buyers who do not declare this use cannot order them.
 */
export const vatClassOf = (
  goods: { readonly countryId: CountryId; readonly productGroupId: ProductGroupId },
  declaration: MoistureDeclaration | null = null
): VatClass =>
  needsMoisture(goods) && declaration !== null && !isForBurning(declaration)
    ? "otherWood"
    : productGroup(goods.productGroupId).vatClass
