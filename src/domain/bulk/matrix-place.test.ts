import { expect, it } from "vitest"
import { matrixPlace } from "./matrix-place.ts"
import { matrixCells } from "./matrix.ts"

it("an order's cell in the matrix is that of its points and the amount that it reaches", () => {
  const cells = matrixCells(1, 3)
  expect(matrixPlace(cells, { amount: 10_000, stations: 2 })).toEqual({ amount: 9000, stations: 2 })
  expect(matrixPlace(cells, { amount: 9000, stations: 3 })).toEqual({ amount: 9000, stations: 3 })
  expect(matrixPlace(cells, { amount: 100_000, stations: 5 })).toEqual({ amount: 20_000, stations: 5 })
  expect(matrixPlace(cells.toReversed(), { amount: 10_000, stations: 2 })).toEqual({
    amount: 9000,
    stations: 2
  })
  expect(matrixPlace(cells, { amount: 2000, stations: 2 })).toBeUndefined()
  expect(matrixPlace(cells, { amount: 9000, stations: 6 })).toBeUndefined()
})
