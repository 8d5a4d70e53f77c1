import type { CountryId } from "../place/country.ts"
import { isForBurning, type MoistureDeclaration, needsMoisture } from "../legal/wood-chip-moisture.ts"
import { isLiquid } from "../options/option-ids.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/**
 * Goods that the law taxes alike: wood to be burnt (the reduced rate in Germany and Austria), other wood (reduced in
 * Austria alone), liquids (never reduced). Switzerland has one rate for all.
 */
export const vatClasses = ["burningWood", "otherWood", "liquidFuel"] as const
export type VatClass = (typeof vatClasses)[number]

/**
 * The class of what is ordered. Offers are made before anybody has declared anything: German wood chips are offered as
 * wood to be burnt, and who does not declare them as such does not get them.
 */
export const vatClassOf = (
  goods: { readonly countryId: CountryId; readonly productGroupId: ProductGroupId },
  declaration: MoistureDeclaration | null = null
): VatClass => {
  if (isLiquid(goods.productGroupId)) return "liquidFuel"
  return needsMoisture(goods) && declaration !== null && !isForBurning(declaration)
    ? "otherWood"
    : "burningWood"
}
