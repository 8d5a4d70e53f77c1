import type { FieldProblem } from "../../domain/address/address.ts"
import type { BulkCalculation, BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import { pointRows } from "../../domain/bulk/point-rows.ts"
import type { DeliveryPoint } from "../../domain/bulk/points-codec.ts"
import type { BulkPointWish } from "../../domain/bulk/points.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { offerLifetime } from "../../domain/offer/offer.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"

export interface BulkOrderInput {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** Delivery points from the URL; if empty, the points stored in this browser are used. */
  readonly points: ReadonlyArray<DeliveryPoint>
  /** The quality marks requested in the URL; absent means any. */
  readonly qualities?: ReadonlyArray<number>
  /** The calculation for these points, if the page was rendered with it; it is then not requested again. */
  readonly calculation: BulkCalculation | null
  /** Whether the page should have been rendered with a calculation but was not. */
  readonly hasFailed: boolean
}

export interface BulkOrderWish {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** The rows of the form, two to five. */
  readonly points: ReadonlyArray<BulkPointWish>
  /** The requested quality marks; choosing other marks opens another page. */
  readonly qualities: ReadonlyArray<number>
  /** Whether the URL contained any delivery point. */
  readonly isAddressed: boolean
  readonly hasFailed: boolean
  /** Set only in the state `calculated`; always belongs to the current `points`. */
  readonly calculation: BulkCalculation | null
  /** Remaining validity of the calculation when it arrives (ms). */
  readonly validFor: number
  /** Errors found by the server; only in the state `blocked.refused`. */
  readonly refusals: ReadonlyArray<FieldProblem>
}

export const beginBulkOrder = ({ input }: { readonly input: BulkOrderInput }): BulkOrderWish => ({
  countryId: input.countryId,
  productGroupId: input.productGroupId,
  points: pointRows(input.productGroupId, input.points),
  qualities: input.qualities ?? [],
  isAddressed: input.points.length > 0,
  hasFailed: input.hasFailed,
  calculation: input.calculation,
  validFor: offerLifetime,
  refusals: []
})

/** Returns the bulk order to calculate; the caller has validated the points, so every point has an amount. */
export const bulkOrderOf = ({ countryId, productGroupId, qualities, points }: BulkOrderWish): BulkOrder => ({
  countryId,
  productGroupId,
  qualities,
  points: points.map((point) => ({ ...point, amount: point.amount ?? 0 }))
})
