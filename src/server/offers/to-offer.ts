import { countries } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import type { ChildOffer, Offer, OfferFee } from "../../domain/offer/offer.ts"
import { uncertified } from "../../domain/options/certifications.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { instalmentPlan } from "../../domain/price/instalment.ts"
import { appointmentPlusPrice, type PricedFee, type PricedOffer } from "../../domain/price/price-offer.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { basePriceUnitOf } from "./area-json.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"
import type { Area } from "./snapshot.ts"

/** An offer's id: dealer, branch, product and certification. */
export const offerId = (area: Area, priced: PricedOffer, productId: number): string =>
  `${area.dealer.id}-${area.branchId}-${productId}-${priced.certificationId}`

/** The plan of an offer that is to be paid in instalments; major units and per cent. */
const monthlyOf = (priced: PricedOffer, months: number | undefined) => {
  if (months === undefined) return { monthlyRateCount: 0, monthlyRate: null, effectiveAnnualRate: null }
  const plan = instalmentPlan(priced.total, months)
  return {
    monthlyRateCount: months,
    monthlyRate: toDecimal(plan.rate),
    effectiveAnnualRate: plan.effectiveHundredths / 100
  }
}

/** Fee lines as the domain names them. */
export const toOfferFees = (
  groupId: ProductGroupId,
  fees: ReadonlyArray<PricedFee>
): ReadonlyArray<OfferFee> => {
  const catalogue = feesOf(groupId)
  return fees.flatMap((fee) => {
    const entry = catalogue[fee.slot]
    return entry === undefined
      ? []
      : [{ key: entry.key, name: entry.name, amount: toDecimal(fee.amount), perStation: fee.perStation }]
  })
}

const toChild = (
  ranked: RankedOffers,
  marks: OfferMarks,
  area: Area,
  priced: PricedOffer
): Omit<ChildOffer, "badges" | "selected"> => {
  const { countryId, productGroupId } = ranked.snapshot
  const { productId, instalmentMonths } = ranked.request
  const group = productGroup(productGroupId)
  const appointment = appointmentPlusPrice(ranked.request, area)
  return {
    id: offerId(area, priced, productId),
    hash: marks.hashOf(area, priced),
    dealerId: area.dealer.id,
    branchId: area.branchId,
    name: area.dealer.name,
    logoUrl: null,
    profileLink: null,
    seller: area.dealer.seller,
    rating: area.dealer.rating,
    ratingCount: area.dealer.ratingCount,
    isInteraid: area.dealer.isOperator,
    productId,
    palletBags: area.palletBags ?? null,
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
    fees: toOfferFees(productGroupId, priced.fees),
    savings: null,
    deliveryPeriodDays: priced.end,
    startDeliveryPeriodDate: ranked.day.calendar.dates[priced.start] ?? "",
    endDeliveryPeriodDate: ranked.day.calendar.dates[priced.end] ?? "",
    appointmentPlusPrice: appointment === undefined ? null : toDecimal(appointment),
    paymentIds: area.paymentIds,
    defaultPaymentId: area.dealer.defaultPaymentId,
    isInteraidPayment: area.dealer.isOperator,
    ...monthlyOf(priced, instalmentMonths)
  }
}

/** An offer as the domain names it, with the same dealer's other ones below it. */
export const toOffer = (ranked: RankedOffers, marks: OfferMarks, offer: RankedOffer): Offer => ({
  ...toChild(ranked, marks, offer.area, offer.priced),
  badges: marks.badgesOf(offer),
  children: offer.others.map((priced) => ({
    ...toChild(ranked, marks, offer.area, priced),
    badges: [],
    selected: false
  })),
  selected: true
})
