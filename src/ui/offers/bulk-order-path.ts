import type { Calculation } from "../../domain/options/calculation.ts"
import { encodePoints } from "../../domain/bulk/points-codec.ts"
import { splitPoints } from "../../domain/bulk/split-points.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/**
 * Returns the path that opens a calculation as a bulk order: the same amount and place, split among several households.
 */
export const bulkOrderPath = (calculation: Calculation): `/${string}` => {
  const { countryId, productGroupId } = calculation
  const points = encodePoints(countryId, splitPoints(countryId, productGroupId, calculation))
  const path: `/${string}` = `/${productGroup(productGroupId).slug}/sammelbestellung`
  return points === "" ? path : `${path}?p=${encodeURIComponent(points)}`
}
