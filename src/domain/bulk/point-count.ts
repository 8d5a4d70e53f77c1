/** Minimum number of delivery points of a bulk order, and the maximum for private customers (rule bulk.points). */
export const bulkPointCount = { min: 2, max: 5 } as const
