import fc from "fast-check"
import { expect, it } from "vitest"
import { splitPoints } from "./split-points.ts"

const amounts = (amount: number, stations = 1) =>
  splitPoints(1, 3, { zipCode: "80331", amount, stations }).map((point) => point.amount)

it("an amount is divided between two points, or as many as it needs", () => {
  expect(amounts(30_000)).toEqual([15_000, 15_000])
  expect(amounts(40_001)).toEqual([13_334, 13_334, 13_333])
  expect(amounts(12_000, 3)).toEqual([4000, 4000, 4000])
  expect(amounts(500_000, 9)).toEqual(Array(5).fill(100_000))
  expect(splitPoints(1, 3, { zipCode: "8033", amount: 30_000, stations: 1 })).toEqual([])
  expect(splitPoints(3, 3, { zipCode: "8001", amount: 30_000, stations: 1 })[0]).toEqual({
    zipCode: "8001",
    amount: 15_000
  })
})

it("the parts sum up to the whole amount", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 9 }), (amount, stations) => {
      const split = amounts(amount, stations).map((each) => each ?? 0)
      expect(split.reduce((sum, each) => sum + each, 0)).toBe(amount)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
    })
  )
})
