import type { CountryId } from "../place/country.ts"
import { isForBurning, type MoistureDeclaration, needsMoisture } from "../legal/wood-chip-moisture.ts"
import type { VatClass } from "../product/group-facts.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/**
 * The class of what is ordered. Offers are made before anything is declared: German wood chips are offered as wood to
 * be burnt, and buyers who do not declare them as such do not get them.
 */
export const vatClassOf = (
  goods: { readonly countryId: CountryId; readonly productGroupId: ProductGroupId },
  declaration: MoistureDeclaration | null = null
): VatClass =>
  needsMoisture(goods) && declaration !== null && !isForBurning(declaration)
    ? "otherWood"
    : productGroup(goods.productGroupId).vatClass
