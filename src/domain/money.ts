/** Whole cents of the country's currency (Cent or Rappen); every sum of money inside the house is one. */
export type Cents = number

/** Major units with two decimals, as the wire and the view show money (domain.md 6.5). */
export type Decimal = number

/**
 * n / d rounded half up to an integer, exact for safe integers and d > 0 (decisions.md "The price of an offer"): a
 * remainder is exact where a quotient of large numbers is not.
 */
export const divideHalfUp = (numerator: number, denominator: number): number => {
  const remainder = numerator % denominator
  const rest = remainder < 0 ? remainder + denominator : remainder
  return (numerator - rest) / denominator + (2 * rest < denominator ? 0 : 1)
}

export const toDecimal = (cents: Cents): Decimal => cents / 100

export const fromDecimal = (decimal: Decimal): Cents => Math.round(decimal * 100)
