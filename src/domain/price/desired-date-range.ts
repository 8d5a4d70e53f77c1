/** Earliest and latest desired date, in workdays after the order (rule delivery.desired-date). */
export const desiredDateRange = { from: 4, until: 30 }
