import { expect, it } from "vitest"
import { drawnRows } from "./use-window.ts"

const inSight = { startIndex: 5000, endIndex: 5015, overscan: 6 }

it("draws what is in sight of ten thousand rows, and the one with the focus", () => {
  const around = Array.from({ length: 28 }, (_, index) => 4994 + index)
  expect(drawnRows({ ...inSight, count: 10_000 }, 3)).toEqual([3, ...around])
  expect(drawnRows({ ...inSight, count: 10_000 }, 9000)).toEqual([...around, 9000])
  expect(drawnRows({ ...inSight, count: 10_000 }, 5001)).toEqual(around)
})

it("draws nothing of nothing, and no focus beyond the end", () => {
  expect(drawnRows({ startIndex: 0, endIndex: 1, overscan: 6, count: 2 }, 12)).toEqual([0, 1])
})
