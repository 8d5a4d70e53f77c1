import { areaValues, type OfferArea, type OfferTerms } from "../../domain/price/offer-values.ts"
import { dealerText, termsText } from "./offer-texts.gen.ts"

/**
 * The members of an offer that no calculation changes, as JSON without braces: written once for each area, so that
 * an answer is put together from text.
 */
export const areaJson = (
  goods: OfferTerms["calculation"],
  area: Pick<OfferArea, "branchId" | "dealer" | "paymentIds" | "palletBags">
): string => {
  const values = areaValues(goods, area)
  return `${dealerText(values)},${termsText(values)}`
}
