import { expect, it } from "vitest"
import { bounds, needsOf, reachedAt } from "./capacity.ts"

const cost = (shopMs: number, databaseMs = 0, bytes = 0) => ({ shopMs, databaseMs, bytes })
const costs = {
  costs: {
    renderedPage: cost(10, 1, 25_000),
    keptPage: cost(0.2, 0, 25_000),
    search: cost(0.4),
    order: cost(40, 30)
  }
}

it("the load is the number of actions times the cost of each, in the busiest second", () => {
  // 864 000 visits a day are 10 a second, and 60 in the busiest second
  const needs = needsOf(costs, 864_000)
  expect(needs.pagesPerSecond).toBeCloseTo(240)
  expect(needs.searchesPerSecond).toBeCloseTo(90)
  expect(needs.ordersPerSecond).toBeCloseTo(0.3)
  expect(needs.shopCores).toBeCloseTo((24 * 10 + 216 * 0.2 + 90 * 0.4 + 0.3 * 40) / 1000 / 0.6)
  expect(needs.databaseCores).toBeCloseTo((24 * 1 + 0.3 * 30) / 1000 / 0.6)
  expect(needs.megabitsPerSecond).toBeCloseTo((240 * 25_000 * 8) / 1e6)
})

it("the number of visits at which a limit is reached is calculated", () => {
  const [copy] = bounds
  if (copy === undefined) throw new Error("There is no bound")
  expect(copy.needed(needsOf(costs, reachedAt(costs, copy)))).toBeCloseTo(copy.there)
})
