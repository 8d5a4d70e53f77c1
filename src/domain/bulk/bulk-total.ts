/** Returns the total amount of all points, in the unit of the product group. */
export const bulkTotal = (points: ReadonlyArray<{ readonly amount: number }>): number =>
  points.reduce((sum, { amount }) => sum + amount, 0)
