/**
 * Minimum number of orders for showing statistics about a dealer's promises; statistics from fewer orders are not
 * meaningful (rule dealer.figures).
 */
export const leastOrders = 10

/** Counts of a dealer's orders in the last twelve months. */
export interface OrderCounts {
  /** Orders that have ended or that the dealer has delivered; orders in progress do not count yet. */
  readonly ended: number
  /** Ended orders that the dealer refused or cancelled. */
  readonly failed: number
  readonly delivered: number
  /** Delivered orders that arrived no later than the last promised or agreed day. */
  readonly inTime: number
  /**
   * Sums over all delivered orders: days from the order to the last promised day, and days from the order to the
   * delivery.
   */
  readonly promisedDays: number
  readonly takenDays: number
}

/** The statistics to show; a value that is based on too few orders is left out. */
export interface PromiseFigures {
  readonly orders: number
  readonly delivered: number
  /** Percentage of the ended orders that the dealer refused or cancelled. */
  readonly failedPercent?: number
  /** Percentage of the deliveries that arrived in time. */
  readonly inTimePercent?: number
  /** Mean values over all deliveries, in whole days. */
  readonly promisedDays?: number
  readonly takenDays?: number
}

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole)

/**
 * Returns the statistics about a dealer's delivery promises; each value requires at least ten orders (rule
 * dealer.figures).
 */
export const promiseFigures = ({ ended, failed, delivered, ...sums }: OrderCounts): PromiseFigures => ({
  orders: ended,
  delivered,
  ...(ended < leastOrders ? {} : { failedPercent: percentOf(failed, ended) }),
  ...(delivered < leastOrders
    ? {}
    : {
        inTimePercent: percentOf(sums.inTime, delivered),
        promisedDays: Math.round(sums.promisedDays / delivered),
        takenDays: Math.round(sums.takenDays / delivered)
      })
})
