import { expect, it } from "vitest"
import { carriedAmount } from "./carried-amount.ts"

it.each([
  ["loose pellets to firewood, both by the kilogram", 3, 7, 7000, 7000],
  ["heating oil to diesel, both by the litre", 1, 2, 2500, 2500],
  ["kilograms are no litres", 3, 1, 7000, undefined],
  ["kilograms are no pallets", 3, 4, 7000, undefined],
  ["the amount a group begins with was not chosen", 3, 7, 6000, undefined],
  ["more than the other fuel is sold by at once", 1, 3, 32_000, undefined],
  ["less than its least", 3, 7, 900, undefined]
] as const)("%s (rule calculator.carried)", (_, from, to, amount, carried) => {
  expect(carriedAmount(1, from, to, amount)).toBe(carried)
})
