/** A bulk order has at least two delivery points, and a private one at most five (rule bulk.points). */
export const bulkPointCount = { min: 2, max: 5 } as const

/** What is ordered at all points together, in the unit of the product group. */
export const bulkTotal = (points: ReadonlyArray<{ readonly amount: number }>): number =>
  points.reduce((sum, { amount }) => sum + amount, 0)
