import {
  dealerValues,
  type OfferArea,
  type OfferGoods,
  termsValues
} from "../../domain/price/offer-values.ts"
import { dealerText, termsText } from "./offer-texts.gen.ts"

/**
 * Writes the fields of an offer that do not depend on the calculation, as JSON with a leading comma. This is done once
 * per area, so that a response only concatenates finished strings. Built with `join`, since a concatenated string would
 * be flattened again in each response.
 */
export const areaJson = (
  goods: OfferGoods,
  area: Pick<OfferArea, "branchId" | "dealer" | "paymentIds" | "palletBags">
): string => [dealerText(dealerValues(goods, area)), termsText(termsValues(area))].join("")
