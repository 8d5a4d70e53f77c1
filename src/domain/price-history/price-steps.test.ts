import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceSteps } from "./price-steps.ts"

describe("price steps", () => {
  it("have equal width between the lowest and the highest price", () => {
    expect(priceSteps([40_000, 40_099, 40_100, 40_250, 40_399, 40_400, 40_500])).toEqual([
      0, 0, 1, 2, 3, 4, 4
    ])
  })

  it("exclude prices far from all others", () => {
    expect(priceSteps([40_000, 40_100, 40_200, 52_000])).toEqual([0, 0, 0, 4])
  })

  it("are the middle step for equal prices, also for a single one", () => {
    expect(priceSteps([40_000, null, 40_000])).toEqual([2, null, 2])
    expect(priceSteps([40_000])).toEqual([2])
  })

  it("do not exist without a price", () => {
    expect(priceSteps([null, null])).toEqual([null, null])
    expect(priceSteps([])).toEqual([])
  })

  it("never place a more expensive state below a cheaper one, and name both ends", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2 }), (prices) => {
        const steps = priceSteps(prices.toSorted((a, b) => a - b))
        expect(steps.at(0)).toBe(0)
        expect(steps.at(-1)).toBe(4)
        expect(steps).toEqual(steps.toSorted((a, b) => Number(a) - Number(b)))
      })
    )
  })
})
