import type { ChildOffer, OfferFee } from "../offer/offer.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { feesInMajorUnits, offerInMajorUnits } from "./offer-decimals.gen.ts"
import {
  dealerValues,
  deliveryValues,
  feeValues,
  goodsValues,
  lockValues,
  type OfferArea,
  type OfferTerms,
  planValues,
  termsValues
} from "./offer-values.ts"
import type { PricedFee, PricedOffer } from "./price-offer.ts"

/** Returns the fee lines with their names, in major units. */
export const toOfferFees = (
  groupId: ProductGroupId,
  fees: ReadonlyArray<PricedFee>
): ReadonlyArray<OfferFee> => feesInMajorUnits(feeValues(groupId, fees))

/** Returns a priced offer without the values that depend on other offers in the list (badges and selection). */
export const childOffer = (
  terms: OfferTerms,
  area: OfferArea,
  priced: PricedOffer,
  hash: string
): Omit<ChildOffer, "badges" | "selected"> => {
  const { productId, instalmentMonths } = terms.request
  return offerInMajorUnits(
    lockValues(productId, area, priced, hash),
    dealerValues(terms.calculation, area),
    termsValues(area),
    goodsValues(productId, priced),
    deliveryValues(terms, area, priced),
    planValues(priced.total, instalmentMonths)
  )
}
