import { describe, expect, it } from "vitest"
import {
  amountLimits,
  amountProblem,
  amountWords,
  formatAmount,
  parseAmount,
  simpleAmountLimits
} from "./amount.ts"
import { countryIds } from "../place/country.ts"
import type { ProductGroupId } from "./product-group.ts"

describe("limits of the full calculator", () => {
  it.each([
    [1, 500, 32_000, 3000],
    [2, 500, 32_000, 1000],
    [3, 1000, 20_000, 6000],
    [4, 1, 15, 1],
    [5, 500, 32_000, 1000],
    [6, 1, 15, 1],
    [7, 1000, 20_000, 1000],
    [8, 1, 15, 1],
    [9, 1000, 20_000, 6000],
    [10, 1000, 20_000, 6000],
    [undefined, 500, 20_000, 6000]
  ] as ReadonlyArray<[ProductGroupId | undefined, number, number, number]>)(
    "group %s: %i to %i, default %i",
    (group, min, max, initial) => {
      for (const country of countryIds)
        expect(amountLimits(country, group)).toMatchObject({ min, max, initial })
    }
  )
})

describe("limits (rule amount.limits)", () => {
  it("apply to each delivery point as for a household", () => {
    const least = (groupId: ProductGroupId | undefined) => amountLimits(1, groupId).bulkMin
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => least(id as 1))).toEqual([
      500, 500, 1000, 1, 500, 1, 1000, 1, 1000, 1000
    ])
    expect(least(undefined)).toBe(500)
  })

  it("are wider in the simple form (rule amount.simple-limits)", () => {
    const weight = { min: 500, bulkMin: 500, max: 32_000 }
    expect([simpleAmountLimits("kg"), simpleAmountLimits("l")]).toEqual([weight, weight])
    expect(simpleAmountLimits("Palette")).toEqual({ min: 1, bulkMin: 1, max: 15 })
  })
})

describe("an amount", () => {
  it.each([
    [null, "amountRequired"],
    [0, "amountMin"],
    [499, "amountMin"],
    [500, undefined],
    [32_000, undefined],
    [32_001, "amountMax"]
  ] as const)("%s kg in the simple form: %s", (amount, problem) => {
    expect(amountProblem(simpleAmountLimits("kg"), amount)).toBe(problem)
  })

  it("is 1 to 15 for pallets", () => {
    expect(amountProblem(simpleAmountLimits("Palette"), 15)).toBeUndefined()
    expect(amountProblem(simpleAmountLimits("Palette"), 16)).toBe("amountMax")
  })

  it.each([
    ["", null],
    ["   ", null],
    ["abc", 0],
    ["6.000", 6000],
    ["6 000 kg", 6000],
    ["0", 0],
    ["1.500,5", 1500],
    ["1500,00", 1500],
    ["6,000", 6000],
    ["6000,", 6000],
    ["99999999999999", 999_999_999]
  ] as const)("reads %j as %s", (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each([
    [1, ["", "0", "999", "1.000", "32.000", "1.234.567"]],
    [2, ["", "0", "999", "1\u00a0000", "32\u00a0000", "1\u00a0234\u00a0567"]],
    [3, ["", "0", "999", "1’000", "32’000", "1’234’567"]]
  ] as const)("is written as country %s does, and read again", (countryId, texts) => {
    const amounts = [null, 0, 999, 1000, 32_000, 1_234_567]
    expect(amounts.map((amount) => formatAmount(amount, countryId))).toEqual(texts)
    expect(texts.map((text) => parseAmount(text))).toEqual(amounts)
  })
})

it("a fraction is formatted as in its country and never parsed as an amount (rule amount.tonnes)", () => {
  expect([formatAmount(7.5, 1), formatAmount(7.25, 2), formatAmount(7.5, 3)]).toEqual(["7,5", "7,25", "7.5"])
  expect(amountProblem(simpleAmountLimits("Palette"), 1.5)).toBe("amountMin")
})

describe("a text that is not a single number (rule amount.reading)", () => {
  it.each([
    "1/2",
    "1-2",
    "1 – 2",
    "3-4000",
    "2 x 3000",
    "2x3000",
    "1e4",
    "1½",
    "6 7",
    "3,5000",
    "6.7.2026",
    "3 m³"
  ])("%j is not an amount", (text) => {
    for (const unit of ["kg", "l", "Palette"] as const) expect(parseAmount(text, unit)).toBe(0)
  })

  it.each([
    ["6 t", "kg", 6000],
    ["6t", "kg", 6000],
    ["1,5 t", "kg", 1500],
    ["6.5 Tonnen", "kg", 6500],
    ["ca. 6 to", "kg", 6000],
    ["6 t", "l", 0],
    ["6 t", "Palette", 0],
    ["6 t", undefined, 0],
    ["6000 kg", "kg", 6000],
    ["6000 Kilogramm", "kg", 6000],
    ["6000 kg", "l", 0],
    ["3000 Liter", "l", 3000],
    ["3 Paletten", "Palette", 3],
    ["2 Stück", "Palette", 2],
    ["6 Sack", "Palette", 0],
    ["500 kg", "Palette", 0],
    ["6\u00a0000", "kg", 6000],
    ["6\u202f000 kg", "kg", 6000],
    ["\u202a6\u200b000\u202c", "kg", 6000],
    ["20’000", "kg", 20_000],
    ["test", "kg", 0],
    // may be meant in tonnes (rule amount.tonnes)
    ["7,5", "kg", 7.5],
    ["7.25 kg", "kg", 7.25],
    ["7,50", "kg", 7.5],
    ["7,", "kg", 7],
    ["99,5", "kg", 99.5],
    ["100,5", "kg", 100],
    ["7,5", "l", 7],
    ["1,5", "Palette", 1]
  ] as const)("%j in %s is %i", (text, unit, amount) => {
    expect(parseAmount(text, unit)).toBe(amount)
  })
})

describe("the input of an amount field", () => {
  it.each([
    ["1.234.567", 1_234_567],
    ["6000,5 kg", 6000],
    ["1.5", 1],
    ["1.5 Paletten", 1],
    ["12.50", 12],
    ["12.500", 12500],
    ["1.500.000", 1500000],
    ["6.000,50 ", 6000],
    ["6,000,00", 6000],
    [",5", 0],
    ["-6000", 6000],
    ["1234567890", 123_456_789]
  ])("%s is parsed as %i", (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

it.each([
  [6000, "kg", "6.000 kg"],
  [1, "l", "1 l"],
  [1, "Palette", "1 Palette"],
  [6, "Palette", "6 Paletten"],
  [0, "Palette", "0 Paletten"]
] as const)("%i %s are written with their unit (rule amount.unit)", (amount, unit, words) => {
  expect(amountWords(amount, unit, 1)).toBe(words)
})
