import type { Cents } from "../price/money.ts"

/** Colour steps of price maps, from cheap to expensive. */
export const allPriceSteps = [0, 1, 2, 3, 4] as const

export type PriceStep = (typeof allPriceSteps)[number]

const middle: PriceStep = 2
const dearest: PriceStep = 4

/**
 * Returns the step of each price: steps of equal width between the lowest and the highest price, so that similar prices
 * look alike. If all prices are equal, they get the middle step; the step of a missing price is `null`.
 */
export const priceSteps = (prices: ReadonlyArray<Cents | null>): ReadonlyArray<PriceStep | null> => {
  const known = prices.filter((price) => price !== null)
  const lowest = known.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY)
  const span = known.reduce((most, price) => Math.max(most, price), 0) - lowest
  const stepOf = (price: Cents): PriceStep =>
    // the highest price belongs to the last step, not to an additional one
    allPriceSteps[Math.floor(((price - lowest) * allPriceSteps.length) / span)] ?? dearest
  return prices.map((price) => (price === null ? null : span === 0 ? middle : stepOf(price)))
}
