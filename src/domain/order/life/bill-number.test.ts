import { expect, it } from "vitest"
import { billNumberOf } from "./bill-number.ts"

it("numbers the bills of a year in the order in which they sort, and goes on beyond that", () => {
  expect([1, 42, 99_999, 100_000].map((count) => billNumberOf(2026, count))).toEqual([
    "R-2026-00001",
    "R-2026-00042",
    "R-2026-99999",
    "R-2026-100000"
  ])
})
