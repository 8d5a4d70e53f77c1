import { expect, it } from "vitest"
import { isNeverDrawn, sharesOf, weightProblem } from "./weights.ts"

it.each([
  [0, undefined],
  [1_000, undefined],
  [-1, "negative"],
  [1_001, "tooHeavy"],
  [0.5, "noNumber"],
  [undefined, "noNumber"]
] as const)("of the weight %s has the problem %s (rule advert.choice)", (weight, problem) => {
  expect(weightProblem(weight)).toBe(problem)
})

it.each([
  [1, [0], true],
  [1, [0, 0], true],
  [1, [0, 1], false],
  [2, [0], false]
] as const)("a campaign of type %i with the weights %j is never drawn: %s", (type, weights, isNever) => {
  expect(isNeverDrawn(type, weights)).toBe(isNever)
})

it.each([
  [[1], [1_000]],
  [
    [3, 1],
    [750, 250]
  ],
  [
    [1, 1, 1],
    [334, 333, 333]
  ],
  [
    [2, 0, 1],
    [667, 0, 333]
  ],
  [
    [0, 0],
    [0, 0]
  ],
  [[], []]
] as const)("%j are shares of %j thousandths, all of them together", (weights, shares) => {
  expect(sharesOf(weights)).toEqual(shares)
})

it("shares add up to 100 % for any weights", () => {
  for (let seed = 1; seed < 400; seed++) {
    const weights = Array.from({ length: (seed % 9) + 1 }, (_, index) => (seed * 31 * (index + 7)) % 1_001)
    const sum = sharesOf(weights).reduce((total, share) => total + share, 0)
    expect(sum).toBe(weights.some((weight) => weight > 0) ? 1_000 : 0)
  }
})
