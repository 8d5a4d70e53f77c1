import { dealerLink } from "../dealer/dealer-address.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { Calculation } from "../options/calculation.ts"
import { marksOf } from "../options/quality-id.ts"
import type { PartValues } from "../offer/offer-members.ts"
import type { OfferFee, Seller } from "../offer/offer.ts"
import { countries } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import type { Cents } from "./money.ts"
import { effectiveRateHundredths, instalmentRate } from "./instalment.ts"
import { type AreaTerms, appointmentPlusPrice, type PricedFee, type PricedOffer } from "./price-offer.ts"
import type { PriceRequest } from "./price-request.ts"
import type { WorkCalendar } from "./work-calendar.ts"

// The functions below calculate each member of `offerMembers`, part by part; money in cents.

/** The dealer of an offer, shared by all areas of the dealer. */
export interface OfferDealer {
  readonly id: number
  readonly name: string
  /** URL of the logo (rule dealer.logo). */
  readonly logoUrl?: string | undefined
  readonly seller: Seller
  /** 0–100. */
  readonly rating: number
  readonly ratingCount: number
  /** Whether the platform operator is the seller and creditor (rule payment.creditor). */
  readonly isOperator: boolean
  readonly defaultPaymentId: number
  /**
   * Returns the distance from the nearest branch to a postal code; `null` if it is not known. The function is missing
   * if the country's places have no coordinates.
   */
  readonly kilometresTo?: (zipCode: string) => number | null
}

/** A delivery area with its dealer's terms. */
export interface OfferArea extends AreaTerms {
  readonly branchId: number
  readonly dealer: OfferDealer
}

export type OfferGoods = Pick<Calculation, "countryId" | "productGroupId">

/** Data shared by all offers of a calculation. */
export interface OfferTerms {
  readonly calculation: OfferGoods & Pick<Calculation, "zipCode">
  readonly request: PriceRequest
  readonly calendar: WorkCalendar
}

/** Returns the unit of base prices: per litre or per kilogram, whatever the unit of sale (rule price.base). */
export const basePriceUnitOf = (groupId: ProductGroupId): "kg" | "l" =>
  productGroup(groupId).unit === "l" ? "l" : "kg"

/** Returns an offer's hash, and its id, which consists of dealer, branch, product and certification. */
export const lockValues = (
  productId: number,
  area: OfferArea,
  priced: PricedOffer,
  hash: string
): PartValues<"lock"> => ({
  id: `${area.dealer.id}-${area.branchId}-${productId}-${priced.certificationId}`,
  hash
})

/** Returns the offer values that depend only on the dealer and the price unit, not on the calculation. */
export const dealerValues = (
  { countryId, productGroupId }: OfferGoods,
  { branchId, dealer }: Pick<OfferArea, "branchId" | "dealer">
): PartValues<"dealer"> => {
  const group = productGroup(productGroupId)
  return {
    dealerId: dealer.id,
    branchId,
    name: dealer.name,
    logoUrl: dealer.logoUrl ?? null,
    profileLink: dealerLink(dealer.id),
    seller: dealer.seller,
    rating: dealer.rating,
    ratingCount: dealer.ratingCount,
    isInteraid: dealer.isOperator,
    currency: countries[countryId].currencyCode,
    unitPriceUnit: { amount: group.priceUnitAmount, unit: group.unit },
    basePriceUnit: basePriceUnitOf(productGroupId)
  }
}

/** Returns the packaging and payment terms of an offer, which do not depend on the calculation. */
export const termsValues = ({
  dealer,
  paymentIds,
  palletBags
}: Pick<OfferArea, "dealer" | "paymentIds" | "palletBags">): PartValues<"terms"> => ({
  palletBags: palletBags ?? null,
  savings: null,
  paymentIds,
  defaultPaymentId: dealer.defaultPaymentId,
  isInteraidPayment: dealer.isOperator
})

export const goodsValues = (productId: number, priced: PricedOffer): PartValues<"goods"> => ({
  productId,
  certificationIds: marksOf(priced.certificationId),
  unitPrice: priced.unitPrice,
  basePrice: priced.basePrice,
  goodsPrice: priced.goods,
  netTotal: priced.net,
  vatRate: priced.vatTenths / 10,
  vatAmount: priced.vat,
  totalPrice: priced.total,
  earlierVat:
    priced.earlier === undefined
      ? null
      : {
          vatRate: priced.earlier.vatTenths / 10,
          vatAmount: priced.earlier.vat,
          totalPrice: priced.earlier.total
        }
})

/** Returns the fee lines with their names, in cents. */
export const feeValues = (
  groupId: ProductGroupId,
  fees: ReadonlyArray<PricedFee>
): ReadonlyArray<OfferFee> => {
  const catalogue = feesOf(groupId)
  const lines: Array<OfferFee> = []
  for (const { slot, amount, perStation } of fees) {
    const entry = catalogue[slot]
    if (entry !== undefined) lines.push({ key: entry.key, name: entry.name, amount, perStation })
  }
  return lines
}

/**
 * Returns the values that all goods of an area share, because all of them are delivered together and for the same fees.
 */
export const deliveryValues = (
  { calculation: { productGroupId, zipCode }, request, calendar: { dates } }: OfferTerms,
  area: OfferArea,
  priced: PricedOffer
): PartValues<"delivery"> => {
  const values = {
    fees: feeValues(productGroupId, priced.fees),
    deliveryPeriodDays: priced.end,
    startDeliveryPeriodDate: dates[priced.start] ?? "",
    endDeliveryPeriodDate: dates[priced.end] ?? "",
    appointmentPlusPrice: appointmentPlusPrice(request, area) ?? null
  }
  const distance = area.dealer.kilometresTo?.(zipCode)
  return distance === undefined ? values : { ...values, distance }
}

const noPlan: PartValues<"plan"> = { monthlyRateCount: 0, monthlyRate: null, effectiveAnnualRate: null }

/** Returns the instalment plan of an offer, if requested; interest rates in per cent. */
export const planValues = (total: Cents, months: number | undefined): PartValues<"plan"> =>
  months === undefined
    ? noPlan
    : {
        monthlyRateCount: months,
        monthlyRate: instalmentRate(total, months),
        effectiveAnnualRate: effectiveRateHundredths / 100
      }
