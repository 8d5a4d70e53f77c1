import { expect, it } from "vitest"
import { examplePrice, isBelowAlready, suggestedThreshold } from "./alarm-start.ts"

it.each([
  [41_526, 40_000],
  [50_000, 48_500],
  [9_900, 9_500],
  [300, 500]
])("the suggested threshold is below today's price: %i cents give %i", (today, suggested) => {
  expect(suggestedThreshold(today)).toBe(suggested)
})

it("a threshold that today's price has reached already is recognised", () => {
  expect(isBelowAlready(415.26, 41_526)).toBe(true)
  expect(isBelowAlready(600, 41_526)).toBe(true)
  expect(isBelowAlready(415.25, 41_526)).toBe(false)
  // without a known price, the function returns false
  expect(isBelowAlready(600, undefined)).toBe(false)
})

it("the example price fits the fuel", () => {
  expect(examplePrice({ unit: "l" }, undefined)).toBe(9000)
  expect(examplePrice({ unit: "kg" }, undefined)).toBe(30_000)
  expect(examplePrice({ unit: "l" }, 9915)).toBe(9500)
})
