import { expect, it } from "vitest"
import { dayOfIso, isoOfDay } from "./local-day.ts"
import { dayByKey, monthOf, weeksOf } from "./month-days.ts"

const day = (iso: string): number => dayOfIso(iso) ?? 0

it("a month consists of weeks from Monday to Sunday", () => {
  const weeks = weeksOf({ year: 2026, month: 12 })
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.map((each) => each && isoOfDay(each).slice(8))).toEqual([
    null,
    "01",
    "02",
    "03",
    "04",
    "05",
    "06"
  ])
  expect(weeks.flat().filter((each) => each !== null)).toHaveLength(31)
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4)
  expect(monthOf(day("2027-01-01"))).toEqual({ year: 2027, month: 1 })
})

it.each([
  ["ArrowLeft", false, "2026-12-30"],
  ["ArrowRight", false, "2027-01-01"],
  ["ArrowUp", false, "2026-12-24"],
  ["ArrowDown", false, "2027-01-07"],
  ["Home", false, "2026-12-28"],
  ["End", false, "2027-01-03"],
  ["PageUp", false, "2026-11-30"],
  ["PageDown", false, "2027-01-31"],
  ["PageUp", true, "2025-12-31"],
  ["PageDown", true, "2027-12-31"]
])("%s moves from the last day of the year", (key, shiftKey, expected) => {
  const led = dayByKey(day("2026-12-31"), { key, shiftKey })
  expect(led === undefined ? led : isoOfDay(led)).toBe(expected)
})

it("other keys do not move", () => {
  expect(dayByKey(day("2026-12-31"), { key: "a", shiftKey: false })).toBeUndefined()
})
