import type { CountryId } from "../place/country.ts"
import type { Decimal } from "../price/money.ts"
import type { Offer, OfferFee } from "../offer/offer.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { MatrixCell } from "./matrix.ts"
import type { BulkPoint } from "./points.ts"

/** What several households ask a price for together, under the usual conditions of their product group. */
export interface BulkOrder {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly points: ReadonlyArray<BulkPoint>
  /** Marks that all goods must have, one of each facet that is narrowed; none where any will do. */
  readonly qualities: ReadonlyArray<number>
}

/** What falls to one point of an offer: its part of the goods, and its fees; gross, major units. */
export interface PointShare {
  readonly index: number
  /** In the unit of the product group. */
  readonly amount: number
  readonly totalPrice: Decimal
  readonly fees: ReadonlyArray<OfferFee>
}

/** A dealer's offer for all points together. */
export interface BulkItem {
  readonly offer: Offer
  readonly perStation: ReadonlyArray<PointShare>
  /** Against the cheapest single orders; below 0 it is dearer, `null` where a point could not order alone. */
  readonly savingsVersusSingle: Decimal | null
}

/** The lowest price by the price unit (1 000 kg, 100 l, one pallet) for another total amount and number of points. */
export interface MatrixPrice extends MatrixCell {
  readonly unitPrice: Decimal
}

/** The answer of `getBulkOrderCalculation` (rule bulk.answer). */
export interface BulkCalculation {
  readonly items: ReadonlyArray<BulkItem>
  readonly matrix: ReadonlyArray<MatrixPrice>
  readonly minPerStation: number
  /** Points, by their index, that no dealer delivers to at all. */
  readonly unreached: ReadonlyArray<number>
}
