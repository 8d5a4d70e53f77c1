import type { CountryId } from "../../../domain/place/country.ts"
import type { ProductGroup, ProductId } from "../../../domain/product/product-group.ts"
import { fossilIndex, woodIndex } from "./price-curve.ts"

interface Level {
  /** Gross price per price unit on 8 August 2026 in Germany, Austria (EUR) and Switzerland (CHF). */
  readonly prices: readonly [germany: number, austria: number, switzerland: number]
  /** How strongly the price of the product follows its market. */
  readonly sway: number
  readonly market: "wood" | "fossil"
  /** Price factors of smaller and larger amounts; `prices` apply to the comparison amount (rule product.comparison). */
  readonly steps: ReadonlyArray<readonly [fromAmount: number, factor: number]>
  /** Usual amounts of past orders. */
  readonly ordered: ReadonlyArray<number>
}

type Steps = Level["steps"]

/**
 * Price factors by amount: 3 t 1.04, 6 t 1.00, 12 t 0.975, 26 t 0.955 (rule sample.prices); below 3 t the factor
 * includes a surcharge for small amounts.
 */
const tons: Steps = [
  [0, 1.12],
  [3000, 1.04],
  [6000, 1],
  [12_000, 0.975],
  [26_000, 0.955]
]
const firewoodSteps: Steps = [
  [0, 1],
  [2000, 0.97],
  [5000, 0.945],
  [10_000, 0.925]
]
const oilSteps: Steps = [
  [0, 1.12],
  [1000, 1.055],
  [2000, 1.02],
  [3000, 1],
  [5000, 0.982],
  [10_000, 0.966]
]
const liquidSteps: Steps = [
  [0, 1.06],
  [1000, 1],
  [3000, 0.975],
  [10_000, 0.955]
]
const sackSteps: Steps = [
  [0, 1.05],
  [2, 1.03],
  [4, 1.012],
  [6, 1],
  [12, 0.975]
]
const palletSteps: Steps = [
  [0, 1],
  [2, 0.98],
  [4, 0.965],
  [8, 0.945]
]

const level = (
  market: Level["market"],
  prices: Level["prices"],
  sway: number,
  steps: Steps,
  ordered: ReadonlyArray<number>
): Level => ({ market, prices, sway, steps, ordered })

/**
 * The levels of loose pellets and sacks are taken from rule sample.prices; those of the other products are our own
 * estimates for 2026.
 */
export const levels: Readonly<Record<ProductId, Level>> = {
  20: level("wood", [406.5, 418, 522], 1, tons, [3000, 4500, 6000, 8000]),
  23: level("wood", [466, 472, 491.5], 0.85, sackSteps, [1, 2, 3]),
  27: level("wood", [431, 439, 487], 0.9, sackSteps, [1, 2]),
  26: level("wood", [352, 361, 447], 0.6, palletSteps, [1, 2]),
  25: level("wood", [158, 149, 204], 0.3, tons, [6000, 9000]),
  29: level("wood", [296, 283, 415], 0.35, firewoodSteps, [1000, 2000, 3000]),
  28: level("wood", [331, 338, 428], 1, tons, [6000, 12_000]),
  1: level("fossil", [95, 109, 98], 1, oilSteps, [1500, 2000, 3000, 4500]),
  2: level("fossil", [157, 155, 177], 0.7, liquidSteps, [1000, 2000]),
  5: level("fossil", [61, 64, 79], 0.2, liquidSteps, [1000])
}

/**
 * Returns a product's gross price in a country on a day, in cents per price unit at the product's comparison amount;
 * never 0.
 */
export const levelOn = (countryId: CountryId, product: ProductGroup["productId"], day: number): number => {
  const { market, prices, sway } = levels[product]
  const index = market === "wood" ? woodIndex(countryId, day) : fossilIndex(day)
  const base = countryId === 1 ? prices[0] : countryId === 2 ? prices[1] : prices[2]
  return base * 100 * index ** sway
}
