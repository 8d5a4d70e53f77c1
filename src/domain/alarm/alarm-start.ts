import { fromDecimal, type Cents, type Decimal } from "../price/money.ts"
import type { GroupFacts, Unit } from "../product/group-facts.ts"

/** Steps in which a price is suggested, in cents: what people would say themselves. */
const step = 500

/** The price that a new alarm begins with: some three per cent below today's, in whole fives; cents. */
export const suggestedThreshold = (today: Cents): Cents =>
  Math.max(step, Math.floor((today * 0.97) / step) * step)

/** A plausible price, in cents per price unit, where today's is not known. */
const usual: Readonly<Record<Unit, Cents>> = { kg: 30_000, l: 9000, Palette: 30_000 }

/** The price that a field of thresholds gives as its example. */
export const examplePrice = ({ unit }: Pick<GroupFacts, "unit">, today: Cents | undefined): Cents =>
  today === undefined ? usual[unit] : suggestedThreshold(today)

/**
 * Whether an alarm for falling prices would wait for what has happened already: it tells when the price comes down to
 * the threshold, so today's has to be above.
 */
export const isBelowAlready = (threshold: Decimal, today: Cents | undefined): boolean =>
  today !== undefined && fromDecimal(threshold) >= today
