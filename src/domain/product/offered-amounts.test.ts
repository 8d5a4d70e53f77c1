import { describe, expect, it } from "vitest"
import { amountLimits, amountProblem } from "./amount.ts"
import { meantKilograms, quickAmounts } from "./offered-amounts.ts"
import { productGroups } from "./product-group.ts"

describe("a number too small for kilograms (rule amount.tonnes)", () => {
  const limits = { min: 500, max: 32_000 }

  it.each([
    [6, 6000],
    [1, 1000],
    [7.5, 7500],
    [8.29, 8290],
    [0.4, undefined],
    [32, 32_000],
    [33, undefined],
    [499, undefined],
    [500, undefined],
    [0, undefined],
    [null, undefined]
  ] as const)("%s may mean %s kg", (amount, kilograms) => {
    expect(meantKilograms(amount, "kg", limits)).toBe(kilograms)
  })

  it("means tonnes only for kilograms", () => {
    expect(meantKilograms(6, "l", limits)).toBeUndefined()
    expect(meantKilograms(6, "Palette", { min: 7, max: 15_000 })).toBeUndefined()
  })
})

describe("amounts for one click (rule amount.quick)", () => {
  it("are around the group's default, and all of them are valid", () => {
    expect(productGroups.map((group) => quickAmounts(group).join(" "))).toEqual([
      "1500 3000 4500",
      "1000 2000 3000",
      "3000 6000 9000",
      "1 2 4",
      "1000 2000 3000",
      "1 2 4",
      "1000 2000 3000",
      "1 2 4",
      "3000 6000 9000",
      "3000 6000 9000"
    ])
    const refused = productGroups.flatMap((group) =>
      quickAmounts(group).filter((amount) => amountProblem(amountLimits(1, group.id), amount) !== undefined)
    )
    expect(refused).toEqual([])
  })
})
