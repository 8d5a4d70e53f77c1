import { createHash } from "node:crypto"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { invoicePaymentId } from "../../domain/options/option-ids.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { childOffer } from "../../domain/price/child-offer.ts"
import { offerFingerprint, requestFingerprint } from "../../domain/price/offer-fingerprint.ts"
import { type AreaTerms, priceOffer } from "../../domain/price/price-offer.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { countingDay, workCalendar } from "../../domain/price/work-calendar.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { Area, Dealer } from "./dealer.ts"
import { feeRowsOf } from "./dealer-fees.ts"
import { palletBagsAt } from "./pallets.ts"
import { priceRowsOf } from "./prices/price-list.ts"
import { sampleFigure } from "./reviews.ts"
import { type Sample, vatOf } from "./sample.ts"

/** Returns the terms of an area for a product group, from the dealer's list that is in force on a day. */
const termsOf = (
  seed: number,
  dealer: Dealer,
  area: Area,
  calculation: Calculation,
  day: number
): AreaTerms => {
  const { productGroupId } = calculation
  const { productId } = productGroup(productGroupId)
  const rows = priceRowsOf(seed, dealer, day).filter(
    (row) => row.area_id === area.id && row.product_id === productId
  )
  // uses the latest list that has already started; older and announced lists are ignored
  const dates = rows.map((row) => row.valid_from).toSorted()
  const inForce = dates.findLast((date) => Date.parse(date) <= day * 86_400_000)
  const current = rows.filter((row) => row.valid_from === inForce)
  const fees = feeRowsOf(seed, dealer).filter((row) => row.product_group_id === productGroupId)
  return {
    leadWorkdays: area.leadWorkdays,
    windowWorkdays: area.windowWorkdays,
    paymentIds: [invoicePaymentId],
    palletBags: palletBagsAt(seed, dealer, productGroupId),
    prices: new Map([
      [
        productId,
        [...new Set(current.map((row) => row.certification_id))]
          .toSorted((a, b) => a - b)
          .map((id) => {
            const steps = current.filter((row) => row.certification_id === id)
            return {
              certificationId: id,
              fromAmounts: steps.map((row) => row.from_amount),
              unitPrices: steps.map((row) => row.unit_price)
            }
          })
      ]
    ]),
    fees: feesOf(productGroupId).map(({ key, optionId }) =>
      fees.find((row) => row.fee_key === key && row.option_id === optionId)
    )
  }
}

const sellerOf = ({ company, areas: [main] }: Dealer): Offer["seller"] => ({
  name: company.name,
  street: main?.street ?? "",
  zipCode: main?.home.zipCode ?? "",
  city: main?.home.name ?? "",
  email: company.email,
  phone: company.phone,
  enplusId: company.enplusId
})

/**
 * Returns the offer that a buyer accepted in the past, priced by the current rules; undefined if the area made no
 * offer.
 */
export const pastOffer = (
  { seed, vat }: Sample,
  dealer: Dealer,
  area: Area,
  calculation: Calculation,
  at: Date
): Offer | undefined => {
  const { countryId } = calculation
  const day = Math.floor(at.getTime() / 86_400_000)
  const request = priceRequest(calculation)
  const calendar = workCalendar(countryId, countingDay(countryId, at))
  const terms = termsOf(seed, dealer, area, calculation, day)
  const vatTenths = calendar.days.map(vatOf(vat, calculation))
  const priced = request && priceOffer(request, terms, { calendar, vatTenths })
  if (request === undefined || priced === undefined) return undefined
  const { rating, count: ratingCount } = sampleFigure(seed, dealer)
  const source = {
    ...terms,
    branchId: area.id,
    dealer: {
      id: dealer.id,
      name: dealer.company.name,
      seller: sellerOf(dealer),
      rating,
      ratingCount,
      isOperator: false,
      defaultPaymentId: invoicePaymentId
    }
  }
  const fingerprint = offerFingerprint(
    requestFingerprint(calculation),
    { dealerId: dealer.id, branchId: area.id, palletBags: terms.palletBags, listVersion: 1 },
    priced,
    calendar
  )
  const hash = createHash("sha256").update(fingerprint).digest("base64url")
  return {
    ...childOffer({ calculation, request, calendar }, source, priced, hash),
    badges: [],
    children: [],
    selected: true
  }
}
