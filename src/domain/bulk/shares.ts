import type { Cents } from "../price/money.ts"

/**
 * Splits an amount in cents in proportion to weights; the parts add up to exactly the total. Each part is rounded down,
 * and the remaining cents go to the parts with the largest remainders (if equal, to the first ones). The weights must
 * be ≥ 0 and their sum > 0.
 */
export const sharesOf = (total: Cents, weights: ReadonlyArray<number>): ReadonlyArray<Cents> => {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const parts = weights.map((weight, place) => ({
    place,
    cents: Math.floor((total * weight) / sum),
    remainder: (total * weight) % sum
  }))
  const left = total - parts.reduce((before, { cents }) => before + cents, 0)
  const lucky = new Set(
    parts
      // equal remainders keep their order
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ place }) => place)
  )
  return parts.map(({ place, cents }) => (lucky.has(place) ? cents + 1 : cents))
}
