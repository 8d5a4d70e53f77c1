import type { Calculation } from "../options/calculation.ts"
import { bulkTotal } from "./bulk-total.ts"

/** Sets the postal code, amount and stations of a calculation from its delivery points, if it has any. */
export const byPoints = (calculation: Calculation): Calculation => {
  const { points } = calculation
  return points === undefined
    ? calculation
    : {
        ...calculation,
        zipCode: points[0]?.zipCode ?? "",
        amount: bulkTotal(points),
        stations: points.length
      }
}
