import { countries, type CurrencyCode } from "../../domain/place/country.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { marksOf } from "../../domain/options/quality-id.ts"
import { type Decimal, toDecimal } from "../../domain/price/money.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { byPrice } from "../../domain/price/ranking.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { offersIn } from "./rank-offers.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"

/**
 * A dealer who delivers to a postal code, with the cheapest offer for the comparison amount; prices are gross, in major
 * currency units.
 */
export interface DealerHere {
  readonly dealerId: number
  readonly name: string
  /** 0 to 100. */
  readonly rating: number
  readonly ratingCount: number
  /** Certificates of the goods; empty if the goods have none. */
  readonly certificationIds: ReadonlyArray<number>
  readonly unitPrice: Decimal
  readonly totalPrice: Decimal
  readonly currency: CurrencyCode
  /** yyyy-MM-dd */
  readonly deliveryStart: string
  readonly deliveryEnd: string
}

/** Prepares the comparison with default options once for all places of a snapshot. */
const requestOf = rememberedFor(({ productGroupId, configuration }: Snapshot) => {
  const { comparisonAmount, productId } = productGroup(productGroupId)
  return priceRequest(
    completeCalculation({ amount: comparisonAmount, product: { id: productId } }, configuration)
  )
})

/**
 * Finds all dealers who deliver the snapshot's group to a postal code with default options, the cheapest first (rule
 * price.best).
 */
export const dealersHere = (snapshot: Snapshot, zipCode: string, at: Date): ReadonlyArray<DealerHere> => {
  const { countryId } = snapshot
  const currency = countries[countryId].currencyCode
  const request = requestOf(snapshot)
  if (request === undefined) return []
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  const dateOf = (workday: number) => day.calendar.dates[workday] ?? ""
  return offersIn(areasOf(snapshot, zipCode), request, day)
    .toSorted(byPrice)
    .map(({ area: { dealer }, priced }) => ({
      dealerId: dealer.id,
      name: dealer.name,
      rating: dealer.rating,
      ratingCount: dealer.ratingCount,
      certificationIds: marksOf(priced.certificationId),
      unitPrice: toDecimal(priced.unitPrice),
      totalPrice: toDecimal(priced.total),
      currency,
      deliveryStart: dateOf(priced.start),
      deliveryEnd: dateOf(priced.end)
    }))
}
