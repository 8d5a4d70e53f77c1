import { dealerLink } from "../../domain/dealer/dealer-address.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { basePriceUnitOf, type OfferDealer } from "../../domain/price/child-offer.ts"
import type { AreaTerms } from "../../domain/price/price-offer.ts"

/**
 * The wire fields of an offer that depend only on the dealer, as JSON without braces: written once for each
 * area, so that an answer is put together from text.
 */
export const areaJson = (
  countryId: CountryId,
  groupId: ProductGroupId,
  branchId: number,
  dealer: OfferDealer,
  { paymentIds, palletBags }: Pick<AreaTerms, "paymentIds" | "palletBags">
): string => {
  const group = productGroup(groupId)
  const { seller } = dealer
  const fields = {
    DealerId: dealer.id,
    BranchId: branchId,
    Name: dealer.name,
    LogoUrl: dealer.logoUrl ?? null,
    ProfileLink: dealerLink(dealer.id),
    Seller: {
      Name: seller.name,
      Street: seller.street,
      ZipCode: seller.zipCode,
      City: seller.city,
      Email: seller.email,
      Phone: seller.phone,
      EnplusId: seller.enplusId
    },
    Rating: dealer.rating,
    RatingCount: dealer.ratingCount,
    IsInteraid: dealer.isOperator,
    Currency: countries[countryId].currencyCode,
    UnitPriceUnit: { Amount: group.priceUnitAmount, Unit: group.unit },
    BasePriceUnit: basePriceUnitOf(groupId),
    PalletBags: palletBags === undefined ? null : { Size: palletBags.size, Count: palletBags.count },
    Savings: null,
    PaymentIds: paymentIds,
    DefaultPaymentId: dealer.defaultPaymentId,
    IsInteraidPayment: dealer.isOperator
  }
  return JSON.stringify(fields).slice(1, -1)
}
