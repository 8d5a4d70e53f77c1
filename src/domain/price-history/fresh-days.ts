/**
 * If the prices of an area or a product end at least this number of days before those that they are compared with, they
 * are not shown as current prices.
 */
export const freshDays = 7
