import type { Calculation } from "../options/calculation.ts"
import { bulkTotal } from "./point-sums.ts"

/** A calculation whose zip, amount and stations are those of its points, where it has any. */
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
