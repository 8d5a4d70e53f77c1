import { expect, test } from "vitest"
import { longList, longRun, partOf } from "./long-runs.ts"

const isWhole = process.env["LONG_RUNS"] === "whole"
const all = Array.from({ length: 322 }, (_, index) => index)

test("a part is fixed, is drawn from the whole, and states what it is a part of", () => {
  expect(longRun(10_000, 200)).toBe(isWhole ? 10_000 : 200)
  expect(longList(all, 7)).toEqual(isWhole ? all : [0, 46, 92, 138, 184, 230, 276])
  expect(longList(all, 322)).toEqual(all)
  expect(longList([], 7)).toEqual([])
  expect(partOf(200, 10_000, "stories")).toBe("200 of 10000 stories (npm run long: all)")
  expect(partOf(7, 7, "stories")).toBe("all 7 stories")
})
