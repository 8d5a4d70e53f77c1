import {
  dealerValues,
  type OfferArea,
  type OfferGoods,
  termsValues
} from "../../domain/price/offer-values.ts"
import { dealerText, termsText } from "./offer-texts.gen.ts"

/**
 * The members of an offer that no calculation changes, as JSON after a comma: written once for each area, so that
 * an answer is put together from text. Joined, since a sum of texts would be put together anew in each answer.
 */
export const areaJson = (
  goods: OfferGoods,
  area: Pick<OfferArea, "branchId" | "dealer" | "paymentIds" | "palletBags">
): string => [dealerText(dealerValues(goods, area)), termsText(termsValues(area))].join("")
