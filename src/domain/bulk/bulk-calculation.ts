import type { CountryId } from "../place/country.ts"
import type { Decimal } from "../price/money.ts"
import type { Offer, OfferFee } from "../offer/offer.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { MatrixCell } from "./matrix.ts"
import type { BulkPoint } from "./points.ts"

/** Request of several households for a joint price, under the usual conditions of their product group. */
export interface BulkOrder {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly points: ReadonlyArray<BulkPoint>
  /**
   * Qualities that all goods must have: one for each facet that the buyer has restricted; empty if any goods are
   * accepted.
   */
  readonly qualities: ReadonlyArray<number>
}

/** The share of one delivery point in an offer: its goods and its fees; gross, major units. */
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
  /**
   * Savings compared with the cheapest separate orders; negative if the bulk order costs more, `null` if one of the
   * points could not be ordered separately.
   */
  readonly savingsVersusSingle: Decimal | null
}

/**
 * The lowest price per price unit (1 000 kg, 100 l, one pallet) at another total amount and number of points than
 * ordered.
 */
export interface MatrixPrice extends MatrixCell {
  readonly unitPrice: Decimal
}

/** The response of `getBulkOrderCalculation` (rule bulk.answer). */
export interface BulkCalculation {
  readonly items: ReadonlyArray<BulkItem>
  readonly matrix: ReadonlyArray<MatrixPrice>
  readonly minPerStation: number
  /** Indexes of the points that no dealer delivers to. */
  readonly unreached: ReadonlyArray<number>
}
