import { fromDecimal, type Cents, type Decimal } from "../price/money.ts"
import type { GroupFacts, Unit } from "../product/group-facts.ts"

/** Suggested prices are multiples of this number of cents, i.e. round numbers that users would choose. */
const step = 500

/**
 * Returns the suggested threshold of a new alarm in cents: about three per cent below today's price, rounded down to a
 * multiple of `step`.
 */
export const suggestedThreshold = (today: Cents): Cents =>
  Math.max(step, Math.floor((today * 0.97) / step) * step)

/** A plausible price, in cents per price unit, used if today's price is unknown. */
const usual: Readonly<Record<Unit, Cents>> = { kg: 30_000, l: 9000, Palette: 30_000 }

/** Returns the example price for a threshold field. */
export const examplePrice = ({ unit }: Pick<GroupFacts, "unit">, today: Cents | undefined): Cents =>
  today === undefined ? usual[unit] : suggestedThreshold(today)

/**
 * Whether today's price is already at or below the threshold. An alarm for falling prices sends a mail when the price
 * falls to the threshold, so the threshold must be below today's price.
 */
export const isBelowAlready = (threshold: Decimal, today: Cents | undefined): boolean =>
  today !== undefined && fromDecimal(threshold) >= today
