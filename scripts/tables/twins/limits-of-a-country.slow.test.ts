import { describe, expect, it } from "vitest"
import { alarmProblems } from "../../../src/domain/alarm/price-alarm.ts"
import { matrixCells } from "../../../src/domain/bulk/matrix.ts"
import { bulkPointLimits, householdMinimum } from "../../../src/domain/bulk/points.ts"
import { splitPoints } from "../../../src/domain/bulk/split-points.ts"
import { calculationProblems } from "../../../src/domain/options/calculation-problems.ts"
import { completeCalculation } from "../../../src/domain/options/complete-calculation.ts"
import { configurationOf } from "../../../src/domain/options/configuration.ts"
import { productGroupById, usualGroup } from "../../../src/domain/product/product-group.ts"
import { swissLimits } from "../new-groups.ts"

describe("limits of one country in the row of a group", () => {
  const group = productGroupById(swissLimits.id) ?? usualGroup
  const { min, bulkMin, max } = swissLimits

  it.each([
    [1, { min: 1000, bulkMin: 1000, max: 20_000 }],
    [2, { min: 1000, bulkMin: 1000, max: 20_000 }],
    [3, { min, bulkMin, max }]
  ] as const)("count wherever country %i asks for them", (countryId, limits) => {
    const zipCode = countryId === 1 ? "80331" : "8001"
    const data = configurationOf(countryId, group.id)
    expect(data.limits).toMatchObject(limits)
    const calculation = completeCalculation({ zipCode }, data)
    const problemsOf = (amount: number, stations = 1) =>
      calculationProblems({ ...calculation, amount, stations }).map(({ code, params }) => [code, params])
    const range = { min: limits.min, max: limits.max }
    expect(
      [limits.min - 1, limits.min, limits.max, limits.max + 1].map((amount) => problemsOf(amount))
    ).toEqual([[["amountMin", range]], [], [], [["amountMax", range]]])
    expect(problemsOf(3 * limits.bulkMin - 1, 3)).toEqual([
      ["amountMin", { ...range, min: 3 * limits.bulkMin }]
    ])
    expect(bulkPointLimits(countryId, group.id)).toEqual({ min: limits.bulkMin, max: limits.max })
    expect(householdMinimum(countryId, group.id, 2)).toMatchObject({ amount: limits.bulkMin })
    expect(
      matrixCells(countryId, group.id).filter(
        ({ amount, stations }) => amount < limits.bulkMin * stations || amount > limits.max
      )
    ).toEqual([])
    expect(matrixCells(countryId, group.id).at(-1)).toMatchObject({ amount: limits.max })
    const shares = splitPoints(countryId, group.id, { zipCode, amount: limits.max + 1, stations: 1 })
    expect(shares.map(({ amount }) => amount)).toEqual([limits.max / 2 + 1, limits.max / 2])
    const alarm = { kind: "PriceAlarm", direction: "Below", threshold: 100, countryId, zipCode } as const
    expect(alarmProblems({ ...alarm, productId: group.productId, amount: limits.max + 1 })).toEqual([
      { code: "amountMax", field: "amount" }
    ])
  })
})
