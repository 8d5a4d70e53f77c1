import { expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { matrixCells } from "./matrix.ts"
import { bulkPointLimits } from "./points.ts"

it("the matrix has total amounts by points, without those that no household could order (rule bulk.matrix)", () => {
  expect(matrixCells(1, 3).filter(({ amount }) => amount === 3000)).toEqual([
    { amount: 3000, stations: 1 },
    { amount: 3000, stations: 2 },
    { amount: 3000, stations: 3 }
  ])
  expect(matrixCells(1, 4).slice(0, 4)).toEqual([
    { amount: 1, stations: 1 },
    { amount: 2, stations: 1 },
    { amount: 2, stations: 2 },
    { amount: 4, stations: 1 }
  ])
  expect(matrixCells(1, 4).at(-1)).toEqual({ amount: 15, stations: 5 })
  for (const { id } of productGroups) {
    const { min, max } = bulkPointLimits(1, id)
    const cells = matrixCells(1, id)
    expect(new Set(cells.map(({ stations }) => stations)).size).toBe(5)
    for (const { amount, stations } of cells) {
      expect(amount / stations).toBeGreaterThanOrEqual(min)
      expect(amount).toBeLessThanOrEqual(max)
    }
  }
})
