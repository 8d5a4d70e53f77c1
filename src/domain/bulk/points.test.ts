import { describe, expect, it } from "vitest"
import { bulkPointLimits, bulkProblems, householdMinimum } from "./points.ts"
import { bulkTotal } from "./bulk-total.ts"

const point = (index: number, amount: number | null, zipCode = "80331") => ({ index, zipCode, amount })

describe("a bulk order (rule bulk.points)", () => {
  it("has two to five points, each within the limits of a household", () => {
    expect(bulkProblems(1, 3, [point(1, 1000), point(2, 20_000)])).toEqual([])
    expect(
      bulkProblems(
        1,
        3,
        [1, 2, 3, 4, 5].map((index) => point(index, 20_000))
      )
    ).toEqual([])
    expect(bulkTotal([point(1, 1000), point(2, 20_000)].map(({ amount }) => ({ amount: amount ?? 0 })))).toBe(
      21_000
    )
  })

  it("reports a wrong number of points, and each point's problem at its index", () => {
    const stations = { place: undefined, field: "stations", params: { min: 2, max: 5 } }
    expect(bulkProblems(1, 3, [point(1, 3000)])).toEqual([{ code: "stationsMin", ...stations }])
    expect(
      bulkProblems(
        1,
        3,
        [1, 2, 3, 4, 5, 6].map((index) => point(index, 3000))
      )
    ).toEqual([{ code: "stationsMax", ...stations }])
    const limits = { min: 1000, max: 20_000 }
    expect(
      bulkProblems(1, 3, [point(1, 999), point(1, 20_001, "1010"), point(3, null, ""), point(4, 1000)])
    ).toEqual([
      { code: "amountMin", place: 0, field: "amount", params: limits },
      { code: "indexTwice", place: 1, field: "index", params: {} },
      { code: "zipInvalid", place: 1, field: "zipCode", params: {} },
      { code: "amountMax", place: 1, field: "amount", params: limits },
      { code: "zipRequired", place: 2, field: "zipCode", params: {} },
      { code: "amountRequired", place: 2, field: "amount", params: limits }
    ])
  })

  it("has the limits of its group, and reports the minimum per household (rule amount.household)", () => {
    expect(bulkPointLimits(1, 1)).toEqual({ min: 500, max: 32_000 })
    expect(householdMinimum(1, 3, 3)).toEqual({ amount: 1000, unit: "kg", gender: "neuter", total: 3000 })
    expect(householdMinimum(1, 4, 2)).toEqual({ amount: 1, unit: "Palette", gender: "feminine", total: 2 })
  })
})
