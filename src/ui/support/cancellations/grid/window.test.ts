import { expect, it } from "vitest"
import { drawnRows, rowPlaces } from "./window.ts"

it("stands rows under each other, some of them higher", () => {
  const { total, topOf, heightOf, indexAt } = rowPlaces(5, 40, [
    { index: 1, extra: 60 },
    { index: 3, extra: 20 }
  ])
  expect([0, 1, 2, 3, 4].map(topOf)).toEqual([0, 40, 140, 180, 240])
  expect([0, 1, 2, 3, 4].map(heightOf)).toEqual([40, 100, 40, 60, 40])
  expect(total).toBe(280)
  expect([-5, 0, 39, 40, 139, 140, 239, 240, 9999].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 4])
})

it("draws what is in sight of ten thousand rows, and the one with the focus", () => {
  const places = rowPlaces(10_000, 40, [])
  const drawn = drawnRows(places, 10_000, { top: 200_000, height: 600, active: 3 })
  expect(drawn[0]).toBe(3)
  expect(drawn.slice(1)).toEqual(Array.from({ length: 28 }, (_, index) => 4994 + index))
})

it("draws nothing of nothing, and no focus beyond the end", () => {
  const at = { top: 0, height: 600, active: 12 }
  expect(drawnRows(rowPlaces(0, 40, []), 0, at)).toEqual([])
  expect(drawnRows(rowPlaces(2, 40, []), 2, at)).toEqual([0, 1])
})
