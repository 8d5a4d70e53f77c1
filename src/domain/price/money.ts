/** Whole cents of the country's currency (Cent or Rappen); all money inside the shop has this unit. */
export type Cents = number

/** Major units with two decimals, for money in requests, responses and views (rule wire.money). */
export type Decimal = number

/**
 * Returns numerator / denominator rounded half up to an integer, exact for safe integers and a denominator > 0 (rule
 * price.rounding): the remainder is exact, whereas the quotient of large numbers is not.
 */
export const divideHalfUp = (numerator: number, denominator: number): number => {
  const remainder = numerator % denominator
  const rest = remainder < 0 ? remainder + denominator : remainder
  return (numerator - rest) / denominator + (2 * rest < denominator ? 0 : 1)
}

export const toDecimal = (cents: Cents): Decimal => cents / 100

export const fromDecimal = (decimal: Decimal): Cents => Math.round(decimal * 100)
