import { describe, expect, it } from "vitest"
import type { PlannedPoint } from "./calculation.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { calculationProblems } from "./calculation-problems.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"

const problems = (points: ReadonlyArray<PlannedPoint>, groupId: ProductGroupId = 3) =>
  calculationProblems(completeCalculation({ points }, configurationOf(1, groupId)))
const point = (amount: number, zipCode = "80331"): PlannedPoint => ({ zipCode, amount })
const limits = { min: 1000, max: 20_000 }

/**
 * A calculation with two to five delivery points, each with its own zip and an amount of at least the minimum of a
 * household (rule bulk.points).
 */
describe("a calculation for several households", () => {
  it("is valid for two to five points, each within the limits of a household", () => {
    expect(problems([point(1000), point(20_000, "80333")])).toEqual([])
    expect(problems(Array.from({ length: 5 }, () => point(20_000)))).toEqual([])
    expect(problems([point(1), point(15)], 4), "pallets").toEqual([])
  })

  it("is refused if one household orders less than the minimum, whatever the others order", () => {
    const amountMin = { code: "amountMin", field: "amount", params: limits }
    expect(problems([point(20_000), point(999)])).toEqual([amountMin])
    expect(problems([point(999), point(999)])).toEqual([amountMin, amountMin])
    expect(problems([point(499), point(500)], 1)).toEqual([
      { code: "amountMin", field: "amount", params: { min: 500, max: 32_000 } }
    ])
  })

  it("is refused if one orders more than the maximum, even if the sum is allowed for all together", () => {
    expect(problems([point(20_000), point(20_001)])).toEqual([
      { code: "amountMax", field: "amount", params: limits }
    ])
  })

  it("is refused without a postal code of the country at each point", () => {
    expect(problems([point(1000), point(1000, "")])).toEqual([
      { code: "zipRequired", field: "zipCode", params: {} }
    ])
    expect(problems([point(1000, "1010"), point(999)])).toEqual([
      { code: "zipInvalid", field: "zipCode", params: {} },
      { code: "amountMin", field: "amount", params: limits }
    ])
  })

  it("reports a missing amount with one point, and too large an amount with six", () => {
    const count = { min: 2, max: 5 }
    expect(problems([point(6000)])).toEqual([{ code: "amountRequired", field: "amount", params: count }])
    expect(problems(Array.from({ length: 6 }, () => point(1000)))).toEqual([
      { code: "amountMax", field: "amount", params: count }
    ])
  })
})
