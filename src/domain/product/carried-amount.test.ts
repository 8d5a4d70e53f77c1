import { describe, expect, it } from "vitest"
import { carriedAmount, isChosenAmount, typedAmount } from "./carried-amount.ts"

describe("an amount after a change of the fuel (rule calculator.carried)", () => {
  it.each([
    ["loose pellets to firewood, both by the kilogram", 3, 7, 7000, 7000],
    ["heating oil to diesel, both by the litre", 1, 2, 2500, 2500],
    ["kilograms are no litres", 3, 1, 7000, undefined],
    ["kilograms are no pallets", 3, 4, 7000, undefined],
    ["the amount a group begins with was not chosen", 3, 7, 6000, undefined],
    ["more than the other fuel is sold by at once", 1, 3, 32_000, undefined],
    ["less than its least", 3, 7, 900, undefined]
  ] as const)("%s", (_, from, to, amount, carried) => {
    expect(carriedAmount(1, from, to, amount)).toBe(carried)
  })

  it("is kept if it was typed in the same unit, even if it is the group's default", () => {
    expect(carriedAmount(1, 3, 7, 6000, typedAmount(3, 6000))).toBe(6000)
    expect(carriedAmount(1, 3, 7, 6000, typedAmount(7, 6000)), "typed for another fuel").toBe(6000)
    expect(carriedAmount(1, 3, 7, 6000, typedAmount(3, 5000)), "another amount").toBeUndefined()
    expect(carriedAmount(1, 1, 2, 3000, typedAmount(3, 3000)), "kilograms are no litres").toBeUndefined()
  })

  it("counts as chosen if it differs from the group's default or was typed", () => {
    expect(isChosenAmount(3, 7000)).toBe(true)
    expect(isChosenAmount(3, 6000)).toBe(false)
    expect(isChosenAmount(3, 6000, typedAmount(3, 6000))).toBe(true)
  })
})
