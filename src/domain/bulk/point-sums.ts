/** Minimum number of delivery points of a bulk order, and the maximum for private customers (rule bulk.points). */
export const bulkPointCount = { min: 2, max: 5 } as const

/** Returns the total amount of all points, in the unit of the product group. */
export const bulkTotal = (points: ReadonlyArray<{ readonly amount: number }>): number =>
  points.reduce((sum, { amount }) => sum + amount, 0)
