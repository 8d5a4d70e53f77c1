import { expect, it } from "vitest"
import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { firstDayOf, monthsBefore } from "./range.ts"

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN

it.each([
  [1, "2026-08-27"],
  [2, "2026-05-27"],
  [3, "2025-11-27"],
  [4, "2024-11-27"],
  [5, "2021-11-27"]
])("range %i starts on %s", (rangeType, first) => {
  expect(isoOfDay(firstDayOf(rangeType, day("2026-11-27")) ?? 0)).toBe(first)
})

it.each([6, 11, 0, -1])("there is no start for range %i", (rangeType) => {
  expect(firstDayOf(rangeType, day("2026-11-27"))).toBeUndefined()
})

it("a range that starts in a shorter month starts on its last day", () => {
  expect(isoOfDay(monthsBefore(day("2026-05-31"), 3))).toBe("2026-02-28")
  expect(isoOfDay(monthsBefore(day("2024-05-31"), 3))).toBe("2024-02-29")
  expect(isoOfDay(monthsBefore(day("2026-01-15"), 2))).toBe("2025-11-15")
})
