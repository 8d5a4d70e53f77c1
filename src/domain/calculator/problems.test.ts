import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { isBlockedBy, wishProblems } from "./problems.ts"

const data = configurationOf(1, 3)
const complete = completeCalculation({ zipCode: "80331", amount: 6000 }, data)

describe("the problems of a calculation", () => {
  const limits = { min: 1000, max: 20_000 }

  it("contain field and limits, the postal code's first", () => {
    expect(wishProblems({ ...complete, zipCode: "" }, null)).toEqual([
      { code: "zipRequired", field: "zipCode", params: {} },
      { code: "amountRequired", field: "amount", params: limits }
    ])
    expect(wishProblems(complete, 20_001)).toEqual([{ code: "amountMax", field: "amount", params: limits }])
    expect(wishProblems({ ...complete, amount: 1 }, 1000)).toEqual([])
    expect(wishProblems({ ...complete, zipCode: "8033" }, 1)).toEqual([
      { code: "zipInvalid", field: "zipCode", params: {} },
      { code: "amountMin", field: "amount", params: limits }
    ])
  })

  it("decide what blocks the calculation", () => {
    expect(isBlockedBy({ ...complete, zipCode: "" }, 1, "zipRequired")).toBe(true)
    expect(isBlockedBy({ ...complete, zipCode: "" }, 1, "amountMin")).toBe(false)
    expect(isBlockedBy(complete, 999, "amountMin")).toBe(true)
    expect(isBlockedBy(complete, 6000, "amountMin")).toBe(false)
  })

  it("contain the minimum amount for two stations", () => {
    const two = { ...complete, stations: 2 }
    expect(wishProblems(two, 1999)).toEqual([
      { code: "amountMin", field: "amount", params: { min: 2000, max: 20_000 } }
    ])
    expect(wishProblems(two, 2000)).toEqual([])
  })

  it("distinguish an empty amount from one without a number (rule amount.empty)", () => {
    const codes = (amount: number | null) => wishProblems(complete, amount).map(({ code }) => code)
    expect([codes(null), codes(0), codes(6000)]).toEqual([["amountRequired"], ["amountMin"], []])
  })
})
