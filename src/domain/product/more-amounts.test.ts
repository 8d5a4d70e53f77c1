import { expect, it } from "vitest"
import { firstSaving, moreAmounts } from "./more-amounts.ts"

it.each([
  ["kilograms by half tonnes, up to half as much again", 3, 4000, [4500, 5000, 5500, 6000]],
  ["from an odd amount to the next step", 3, 2300, [2500, 3000]],
  ["one pallet more at least", 4, 1, [2]],
  ["nothing above what one household may order", 3, 20_000, []]
] as const)("%s (rule amount.more-saves)", (_, group, amount, amounts) => {
  expect(moreAmounts(1, group, amount)).toEqual(amounts)
})

it("only the first amount that saves at least one per cent is suggested", () => {
  const prices: Readonly<Record<number, number>> = { 4500: 39_900, 5000: 38_800, 5500: 38_000 }
  expect(firstSaving(40_000, [4500, 5000, 5500], (amount) => prices[amount])).toEqual({
    amount: 5000,
    saves: 1200
  })
  expect(firstSaving(40_000, [4500], (amount) => prices[amount])).toBeUndefined()
  expect(
    firstSaving(40_000, [7000], (amount) => prices[amount]),
    "not sold"
  ).toBeUndefined()
})
