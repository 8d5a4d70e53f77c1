import { expect, it } from "vitest"
import { rankSumP } from "./rank-sum.ts"

const numbers = Array.from({ length: 30 }, (_, index) => index)

it("the test is certain for two groups that do not overlap, and undecided for equal groups", () => {
  expect(rankSumP(numbers, numbers)).toBeCloseTo(1, 3)
  expect(
    rankSumP(
      numbers,
      numbers.map((number) => number + 100)
    )
  ).toBeLessThan(1e-9)
})

it("the results equal the published tables", () => {
  // U = 351 of 30 × 30: z = (450 - 351) / 67.64
  const shifted = numbers.map((number) => number + 3.5)
  expect(rankSumP(numbers, shifted)).toBeCloseTo(0.1433, 4)
  expect(rankSumP(shifted, numbers)).toBeCloseTo(rankSumP(numbers, shifted), 9)
})
