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
  /** What the address says; none: what this browser has kept. */
  readonly points: ReadonlyArray<DeliveryPoint>
  /** The marks that the address asks for; any will do where they are left out. */
  readonly qualities?: ReadonlyArray<number>
  /** The answer for these points, where the page was rendered with it: then nothing is calculated again. */
  readonly calculation: BulkCalculation | null
  /** Whether the page was rendered without an answer that it should have had. */
  readonly hasFailed: boolean
}

export interface BulkOrderWish {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** The rows of the form, two to five. */
  readonly points: ReadonlyArray<BulkPointWish>
  /** The marks that are asked for: other ones are another page. */
  readonly qualities: ReadonlyArray<number>
  /** Whether the address named any point. */
  readonly isAddressed: boolean
  readonly hasFailed: boolean
  /** Only in `calculated`, and always of `points`. */
  readonly calculation: BulkCalculation | null
  /** How long it may still stand when it comes (ms). */
  readonly validFor: number
  /** What the server found wrong, in `blocked.refused`. */
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

/** The order to be calculated; the caller has checked the points before, so that no amount is missing. */
export const bulkOrderOf = ({ countryId, productGroupId, qualities, points }: BulkOrderWish): BulkOrder => ({
  countryId,
  productGroupId,
  qualities,
  points: points.map((point) => ({ ...point, amount: point.amount ?? 0 }))
})
