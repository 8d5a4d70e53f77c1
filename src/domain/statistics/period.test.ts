import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { granularities, periodName, periodsOf, periodStart, spanProblem } from "./period.ts"

const nameOf = (iso: string, granularity: (typeof granularities)[number]) =>
  periodName(periodStart(dayOfIso(iso) ?? Number.NaN, granularity), granularity)

const days = fc.integer({ min: 0, max: 40_000 })

describe("periods of the statistics", () => {
  // ISO 8601 week numbers, as printed in calendars
  it.each([
    ["2026-01-01", "2026-W01"],
    ["2025-12-29", "2026-W01"],
    ["2025-12-28", "2025-W52"],
    ["2020-12-31", "2020-W53"],
    ["2021-01-03", "2020-W53"],
    ["2021-01-04", "2021-W01"],
    ["2027-01-03", "2026-W53"],
    ["2024-12-30", "2025-W01"]
  ])("of the day %s include the week %s", (day, week) => {
    assert.strictEqual(nameOf(day, "Week"), week)
  })

  it("are named by day and month", () => {
    assert.strictEqual(nameOf("2026-02-28", "Day"), "2026-02-28")
    assert.strictEqual(nameOf("2026-02-28", "Month"), "2026-02")
  })

  it("cover a range of days without gaps or overlaps, sorted by name", () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom(...granularities),
        (first, length, granularity) => {
          const span = { from: isoOfDay(first), to: isoOfDay(first + length) }
          const starts = periodsOf(span, granularity)
          const wanted = new Set<number>()
          for (let day = first; day <= first + length; day++) wanted.add(periodStart(day, granularity))
          assert.deepStrictEqual(starts, [...wanted])
          const names = starts.map((start) => periodName(start, granularity))
          assert.deepStrictEqual(names.toSorted(), names)
          assert.strictEqual(new Set(names).size, names.length)
        }
      )
    )
  })

  it.each([
    [{ from: "2026-01-01", to: "2026-01-01" }, undefined],
    [
      { from: "2026-02-30", to: "2026-03-01" },
      { field: "from", code: "invalid" }
    ],
    [
      { from: "2026-02-01", to: "2026-02-30" },
      { field: "to", code: "invalid" }
    ],
    [
      { from: "2026-02-02", to: "2026-02-01" },
      { field: "to", code: "invalid" }
    ],
    [{ from: "2016-01-01", to: "2025-12-31" }, undefined],
    [
      { from: "2016-01-01", to: "2026-01-01" },
      { field: "to", code: "tooLong" }
    ]
  ])("need a range of days in the calendar: %j", (span, problem) => {
    assert.deepStrictEqual(spanProblem(span), problem as ReturnType<typeof spanProblem>)
    if (problem?.code === "invalid" && problem.field === "from")
      assert.deepStrictEqual(periodsOf(span, "Day"), [])
  })
})
