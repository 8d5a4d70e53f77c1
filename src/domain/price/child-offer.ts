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

/** Fee lines as the domain names them, in major units. */
export const toOfferFees = (
  groupId: ProductGroupId,
  fees: ReadonlyArray<PricedFee>
): ReadonlyArray<OfferFee> => feesInMajorUnits(feeValues(groupId, fees))

/** A priced offer outside of a list, without what only its list knows (whether it stands out). */
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
