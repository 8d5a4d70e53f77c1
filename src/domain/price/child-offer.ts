import { dealerLink } from "../dealer/dealer-address.ts"
import type { Calculation } from "../options/calculation.ts"
import { marksOf } from "../options/quality-id.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { ChildOffer, OfferFee, Seller } from "../offer/offer.ts"
import { countries } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import { instalmentPlan } from "./instalment.ts"
import { toDecimal } from "./money.ts"
import { type AreaTerms, appointmentPlusPrice, type PricedFee, type PricedOffer } from "./price-offer.ts"
import type { PriceRequest } from "./price-request.ts"
import type { WorkCalendar } from "./work-calendar.ts"

/** Who offers, shared by all areas of a dealer. */
export interface OfferDealer {
  readonly id: number
  readonly name: string
  /** Address of the logo (rule dealer.logo). */
  readonly logoUrl?: string | undefined
  readonly seller: Seller
  /** 0–100. */
  readonly rating: number
  readonly ratingCount: number
  /** The platform operator is seller and creditor (rule payment.creditor). */
  readonly isOperator: boolean
  readonly defaultPaymentId: number
}

/** A delivery area with what its dealer sells there. */
export interface OfferArea extends AreaTerms {
  readonly branchId: number
  readonly dealer: OfferDealer
}

/** What all offers of one calculation share. */
export interface OfferTerms extends Pick<Calculation, "countryId" | "productGroupId"> {
  readonly request: PriceRequest
  readonly calendar: WorkCalendar
}

/** An offer's id: dealer, branch, product and certification. */
export const offerId = (area: OfferArea, priced: PricedOffer, productId: number): string =>
  `${area.dealer.id}-${area.branchId}-${productId}-${priced.certificationId}`

/** Base prices are per litre or per kilogram, whatever the goods are sold by (rule price.base). */
export const basePriceUnitOf = (groupId: ProductGroupId): "kg" | "l" =>
  productGroup(groupId).unit === "l" ? "l" : "kg"

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

/** A priced offer outside of a list, without what only its list knows (whether it stands out). */
export const childOffer = (
  { countryId, productGroupId, request, calendar }: OfferTerms,
  area: OfferArea,
  priced: PricedOffer,
  hash: string
): Omit<ChildOffer, "badges" | "selected"> => {
  const group = productGroup(productGroupId)
  const appointment = appointmentPlusPrice(request, area)
  return {
    id: offerId(area, priced, request.productId),
    hash,
    dealerId: area.dealer.id,
    branchId: area.branchId,
    name: area.dealer.name,
    logoUrl: area.dealer.logoUrl ?? null,
    profileLink: dealerLink(area.dealer.id),
    seller: area.dealer.seller,
    rating: area.dealer.rating,
    ratingCount: area.dealer.ratingCount,
    isInteraid: area.dealer.isOperator,
    productId: request.productId,
    palletBags: area.palletBags ?? null,
    certificationIds: marksOf(priced.certificationId),
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
    startDeliveryPeriodDate: calendar.dates[priced.start] ?? "",
    endDeliveryPeriodDate: calendar.dates[priced.end] ?? "",
    appointmentPlusPrice: appointment === undefined ? null : toDecimal(appointment),
    paymentIds: area.paymentIds,
    defaultPaymentId: area.dealer.defaultPaymentId,
    isInteraidPayment: area.dealer.isOperator,
    ...monthlyOf(priced, request.instalmentMonths)
  }
}
