import type { CountryId } from "../place/country.ts"
import type { Unit } from "../product/group-facts.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"
import { bulkPointLimits } from "./points.ts"
import { bulkPointCount } from "./point-count.ts"

/**
 * Total amounts of the price matrix, in ascending order; only amounts that one household may order are used (rule
 * bulk.matrix).
 */
const amounts: Readonly<Record<Unit, ReadonlyArray<number>>> = {
  kg: [3000, 6000, 9000, 12_000, 15_000, 20_000],
  l: [1500, 3000, 5000, 10_000, 15_000, 20_000],
  Palette: [1, 2, 4, 6, 10, 15]
}

/** An order whose price the matrix shows: a total amount and a number of delivery points. */
export interface MatrixCell {
  readonly amount: number
  readonly stations: number
}

/**
 * Returns the cells of the matrix, sorted by amount and then by number of delivery points; cells outside the product
 * group's limits in this country are left out.
 */
export const matrixCells = (countryId: CountryId, groupId: ProductGroupId): ReadonlyArray<MatrixCell> => {
  const { min, max } = bulkPointLimits(countryId, groupId)
  const ordered = amounts[productGroup(groupId).unit].filter((amount) => amount <= max)
  return ordered.flatMap((amount) =>
    Array.from({ length: bulkPointCount.max }, (_, place) => ({ amount, stations: place + 1 })).filter(
      ({ stations }) => amount >= min * stations
    )
  )
}
