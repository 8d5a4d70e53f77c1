/** Whole cents of the country's currency (Cent or Rappen); every sum of money inside the shop is one. */
export type Cents = number

/** Major units with two decimals, as the wire and the view show money (rule wire.money). */
export type Decimal = number

/**
 * n / d rounded half up to an integer, exact for safe integers and d > 0 (rule price.rounding): a remainder is exact
 * where a quotient of large numbers is not.
 */
export const divideHalfUp = (numerator: number, denominator: number): number => {
  const remainder = numerator % denominator
  const rest = remainder < 0 ? remainder + denominator : remainder
  return (numerator - rest) / denominator + (2 * rest < denominator ? 0 : 1)
}

export const toDecimal = (cents: Cents): Decimal => cents / 100

export const fromDecimal = (decimal: Decimal): Cents => Math.round(decimal * 100)
