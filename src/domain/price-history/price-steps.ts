import type { Cents } from "../price/money.ts"

/** The steps from cheap to dear that maps colour prices by. */
export const allPriceSteps = [0, 1, 2, 3, 4] as const

export type PriceStep = (typeof allPriceSteps)[number]

const middle: PriceStep = 2
const dearest: PriceStep = 4

/**
 * The step of each price: equally wide ones between the lowest and the highest of them, so that what lies close together
 * looks alike. The middle one for all where they are equal; none for those without a price.
 */
export const priceSteps = (prices: ReadonlyArray<Cents | null>): ReadonlyArray<PriceStep | null> => {
  const known = prices.filter((price) => price !== null)
  const lowest = known.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY)
  const span = known.reduce((most, price) => Math.max(most, price), 0) - lowest
  const stepOf = (price: Cents): PriceStep =>
    // the highest price ends the last step, where one more would begin
    allPriceSteps[Math.floor(((price - lowest) * allPriceSteps.length) / span)] ?? dearest
  return prices.map((price) => (price === null ? null : span === 0 ? middle : stepOf(price)))
}
