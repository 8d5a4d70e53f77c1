import type { BulkCalculation } from "../../domain/bulk/bulk-calculation.ts"
import { pointRows } from "../../domain/bulk/point-rows.ts"
import type { DeliveryPoint } from "../../domain/bulk/points-codec.ts"
import { bulkProblems } from "../../domain/bulk/points.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { calculateBulkOrder } from "../actors/bulk-order.actors.ts"
import type { Client } from "../client/client.ts"
import { readBulkQualities, readBulkOrderQuery } from "./bulk-order-query.ts"

/** Loader data of the bulk order page. */
export interface LoadedBulkOrder {
  readonly points: ReadonlyArray<DeliveryPoint>
  readonly qualities: ReadonlyArray<number>
  readonly calculation: BulkCalculation | null
  readonly hasFailed: boolean
}

/** Loads the offers for the points in a URL; `hasFailed` is true if the server does not respond. */
export const loadBulkOrder = async (
  client: Client,
  countryId: CountryId,
  productGroupId: ProductGroupId,
  search: Readonly<Record<string, unknown>>
): Promise<LoadedBulkOrder> => {
  const points = readBulkOrderQuery(countryId, productGroupId, search)
  const qualities = readBulkQualities(productGroupId, search)
  const nothing = { points, qualities, calculation: null, hasFailed: false }
  const rows = pointRows(productGroupId, points)
  if (points.length === 0 || bulkProblems(countryId, productGroupId, rows).length > 0) return nothing
  const order = rows.map((row) => ({ ...row, amount: row.amount ?? 0 }))
  try {
    const answer = await calculateBulkOrder(client, {
      countryId,
      productGroupId,
      qualities,
      points: order
    })
    return answer.kind === "calculated" ? { ...nothing, calculation: answer.calculation } : nothing
  } catch {
    return { ...nothing, hasFailed: true }
  }
}
