import { fromDecimal, type Cents, type Decimal } from "../price/money.ts"

/** Steps in which a price is suggested, in cents: what people would say themselves. */
const step = 500

/** The price that a new alarm begins with: some three per cent below today's, in whole fives; cents. */
export const suggestedThreshold = (today: Cents): Cents =>
  Math.max(step, Math.floor((today * 0.97) / step) * step)

/**
 * Whether an alarm for falling prices would wait for what has happened already: it tells when the price comes down to
 * the threshold, so today's has to be above.
 */
export const isBelowAlready = (threshold: Decimal, today: Cents | undefined): boolean =>
  today !== undefined && fromDecimal(threshold) >= today
