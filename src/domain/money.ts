/** Whole cents of the country's currency (Cent or Rappen); every sum of money inside the house is one. */
export type Cents = number

/** Major units with two decimals, as the wire and the view show money (domain.md 6.5). */
export type Decimal = number

/** n / d rounded half up to an integer, exact for safe integers and d > 0 (decisions.md "The price of an offer"). */
export const divideHalfUp = (numerator: number, denominator: number): number => {
  const doubled = 2 * numerator + denominator
  if (Number.isSafeInteger(doubled)) {
    const quotient = Math.floor(doubled / (2 * denominator))
    return quotient
  }
  const big = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator))
  return Number(big)
}

export const toDecimal = (cents: Cents): Decimal => cents / 100

export const fromDecimal = (decimal: Decimal): Cents => Math.round(decimal * 100)
