/** A desired date must be this many workdays after the order (rule delivery.desired-date). */
export const desiredDateRange = { from: 4, until: 30 }
