/** From so many orders on figures about a dealer's promises are shown: fewer say nothing (rule dealer.figures). */
export const leastOrders = 10

/** What became of a dealer's orders of the last twelve months. */
export interface OrderCounts {
  /** Orders that are over, or that the dealer has delivered; those under way say nothing yet. */
  readonly ended: number
  /** Of these: refused or cancelled by the dealer. */
  readonly failed: number
  readonly delivered: number
  /** Of the delivered ones: not later than the last day that was promised or agreed on. */
  readonly inTime: number
  /** Sums over the delivered ones, in days from the order to the last day promised, and to the day of delivery. */
  readonly promisedDays: number
  readonly takenDays: number
}

/** The figures that are shown; one from too few orders is left out. */
export interface PromiseFigures {
  readonly orders: number
  readonly delivered: number
  /** Per cent of the orders that ended, refused or cancelled by the dealer. */
  readonly failedPercent?: number
  /** Per cent of the deliveries that came in time. */
  readonly inTimePercent?: number
  /** Means over the deliveries, in whole days. */
  readonly promisedDays?: number
  readonly takenDays?: number
}

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole)

/** How a dealer keeps delivery promises, from ten orders on (rule dealer.figures). */
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
