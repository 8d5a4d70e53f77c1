import { expect, it } from "vitest"
import { drawnRows, rowPlaces } from "./window.ts"

const heights = { plain: 40, tall: 100 }

it("stands rows under each other, some of them higher", () => {
  const { total, topOf, heightOf, indexAt } = rowPlaces(5, heights, [1, 3])
  expect([0, 1, 2, 3, 4].map(topOf)).toEqual([0, 40, 140, 180, 280])
  expect([0, 1, 2, 3, 4].map(heightOf)).toEqual([40, 100, 40, 100, 40])
  expect(total).toBe(320)
  expect([-5, 0, 39, 40, 139, 140, 279, 280, 9999].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 4])
})

it("draws what is in sight of ten thousand rows, and the one with the focus", () => {
  const places = rowPlaces(10_000, heights, [])
  const drawn = drawnRows(places, 10_000, { top: 200_000, height: 600, active: 3 })
  expect(drawn[0]).toBe(3)
  expect(drawn.slice(1)).toEqual(Array.from({ length: 28 }, (_, index) => 4994 + index))
})

it("draws nothing of nothing, and no focus beyond the end", () => {
  const at = { top: 0, height: 600, active: 12 }
  expect(drawnRows(rowPlaces(0, heights, []), 0, at)).toEqual([])
  expect(drawnRows(rowPlaces(2, heights, []), 2, at)).toEqual([0, 1])
})
