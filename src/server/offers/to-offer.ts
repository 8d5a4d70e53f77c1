import { countries } from "../../domain/country.ts"
import { toDecimal } from "../../domain/money.ts"
import type { Offer } from "../../domain/offer.ts"
import { uncertified } from "../../domain/options/certifications.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { appointmentPlusPrice } from "../../domain/price/price-offer.ts"
import { productGroup } from "../../domain/product-group.ts"
import { basePriceUnitOf } from "./area-json.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"

/** An offer's id: dealer, branch, product and certification. */
export const offerId = (offer: RankedOffer, productId: number): string =>
  `${offer.dealerId}-${offer.area.branchId}-${productId}-${offer.priced.certificationId}`

/** An offer as the domain names it. */
export const toOffer = (ranked: RankedOffers, marks: OfferMarks, offer: RankedOffer): Offer => {
  const { area, priced } = offer
  const { countryId, productGroupId } = ranked.snapshot
  const group = productGroup(productGroupId)
  const catalogue = feesOf(productGroupId)
  const appointment = appointmentPlusPrice(ranked.request, area)
  return {
    id: offerId(offer, group.productId),
    hash: marks.hashOf(offer),
    dealerId: area.dealer.id,
    branchId: area.branchId,
    name: area.dealer.name,
    logoUrl: null,
    profileLink: null,
    seller: area.dealer.seller,
    rating: area.dealer.rating,
    ratingCount: area.dealer.ratingCount,
    isInteraid: area.dealer.isOperator,
    productId: group.productId,
    certificationIds: priced.certificationId === uncertified ? [] : [priced.certificationId],
    currency: countries[countryId].currencyCode,
    unitPrice: toDecimal(priced.unitPrice),
    unitPriceUnit: { amount: group.priceUnitAmount, unit: group.unit },
    basePrice: toDecimal(priced.basePrice),
    basePriceUnit: basePriceUnitOf(productGroupId),
    goodsPrice: toDecimal(priced.goods),
    netTotal: toDecimal(priced.net),
    vatRate: priced.vatTenths / 10,
    vatAmount: toDecimal(priced.vat),
    totalPrice: toDecimal(priced.total),
    earlierVat:
      priced.earlier === undefined
        ? null
        : {
            vatRate: priced.earlier.vatTenths / 10,
            vatAmount: toDecimal(priced.earlier.vat),
            totalPrice: toDecimal(priced.earlier.total)
          },
    fees: priced.fees.flatMap((fee) => {
      const entry = catalogue[fee.slot]
      return entry === undefined
        ? []
        : [{ key: entry.key, name: entry.name, amount: toDecimal(fee.amount), perStation: fee.perStation }]
    }),
    savings: null,
    badges: marks.badgesOf(offer),
    deliveryPeriodDays: priced.end,
    startDeliveryPeriodDate: ranked.day.calendar.dates[priced.start] ?? "",
    endDeliveryPeriodDate: ranked.day.calendar.dates[priced.end] ?? "",
    appointmentPlusPrice: appointment === undefined ? null : toDecimal(appointment),
    paymentIds: area.paymentIds,
    defaultPaymentId: area.dealer.defaultPaymentId,
    isInteraidPayment: area.dealer.isOperator,
    monthlyRateCount: 0,
    monthlyRate: null,
    effectiveAnnualRate: null,
    children: [],
    selected: true
  }
}
