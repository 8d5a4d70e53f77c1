import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countryIds } from "../place/country.ts"
import { easterSunday, holidaysOf } from "./holidays.ts"
import { dayOfIso, isoOfDay, weekdayOf } from "./local-day.ts"
import { countingDay, isWorkday, localTime, workCalendar } from "./work-calendar.ts"

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN
const counting = (countryId: 1 | 2 | 3, at: string) => isoOfDay(countingDay(countryId, new Date(at)))

describe("days", () => {
  it("are parsed and written in the same format, and only if they exist", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (each) => {
        expect(dayOfIso(isoOfDay(each))).toBe(each)
      })
    )
    expect(dayOfIso("2026-02-29")).toBeUndefined()
    expect(dayOfIso("2028-02-29")).toBe(day("2028-03-01") - 1)
    expect(weekdayOf(day("2026-11-23"))).toBe(0)
    expect(weekdayOf(day("1969-12-28"))).toBe(6)
  })
})

describe("holidays", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"]
  ])("include Easter %i on %s", (year, iso) => {
    expect(isoOfDay(easterSunday(year))).toBe(iso)
  })

  it("are those of the country", () => {
    const dates = (countryId: 1 | 2 | 3) => [...holidaysOf(countryId, 2026)].map(isoOfDay).toSorted()
    expect(dates(1)).toEqual([
      "2026-01-01",
      "2026-04-03",
      "2026-04-06",
      "2026-05-01",
      "2026-05-14",
      "2026-05-25",
      "2026-10-03",
      "2026-12-25",
      "2026-12-26"
    ])
    expect(dates(2)).toContain("2026-06-04")
    expect(dates(2)).toContain("2026-12-08")
    expect(dates(2)).not.toContain("2026-04-03")
    expect(dates(3)).toContain("2026-08-01")
    expect(dates(3)).not.toContain("2026-05-01")
  })
})

describe("the day an order counts as placed", () => {
  it("is today before 15:00 local time, then the next workday", () => {
    expect(counting(1, "2026-11-20T13:59:59Z")).toBe("2026-11-20")
    expect(counting(1, "2026-11-20T14:00:00Z")).toBe("2026-11-23")
    expect(counting(1, "2026-07-15T12:59:59Z")).toBe("2026-07-15")
    expect(counting(1, "2026-07-15T13:00:00Z")).toBe("2026-07-16")
  })

  it("skips weekends and the holidays of the country", () => {
    expect(counting(1, "2026-11-21T08:00:00Z")).toBe("2026-11-23")
    expect(counting(2, "2026-12-08T08:00:00Z")).toBe("2026-12-09")
    expect(counting(1, "2026-12-08T08:00:00Z")).toBe("2026-12-08")
    expect(counting(1, "2026-12-24T15:00:00Z")).toBe("2026-12-28")
  })

  it("follows the change to summer time", () => {
    expect(localTime(3, new Date("2026-03-29T00:59:59Z"))).toEqual({ day: day("2026-03-29"), hour: 1 })
    expect(localTime(3, new Date("2026-03-29T01:00:00Z"))).toEqual({ day: day("2026-03-29"), hour: 3 })
    expect(localTime(1, new Date("2026-12-31T23:30:00Z"))).toEqual({ day: day("2027-01-01"), hour: 0 })
  })
})

describe("local time", () => {
  it("is that of the country, whatever time was converted before", () => {
    const zones = { 1: "Europe/Berlin", 2: "Europe/Vienna", 3: "Europe/Zurich" } as const
    const moment = fc.tuple(
      fc.constantFrom(...countryIds),
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) })
    )
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 8 }), (moments) => {
        // each moment is checked twice, so that the cached result is tested as well
        for (const [countryId, at] of [...moments, ...moments].flatMap((each) => [each, each])) {
          const [date, time] = new Date(at)
            .toLocaleString("sv-SE", { timeZone: zones[countryId], hourCycle: "h23" })
            .split(" ")
          expect(localTime(countryId, new Date(at))).toEqual({
            day: day(date ?? ""),
            hour: Number(time?.slice(0, 2))
          })
        }
      }),
      { numRuns: 40 }
    )
  })
})

describe("a work calendar", () => {
  it("contains all workdays in order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countryIds),
        fc.integer({ min: 18_000, max: 30_000 }),
        (countryId, some) => {
          const from = countingDay(countryId, new Date(some * 86_400_000))
          const { days, dates } = workCalendar(countryId, from)
          const last = days.at(-1) ?? 0
          const all = Array.from({ length: last - from + 1 }, (_, index) => from + index)
          expect(days).toEqual(all.filter((each) => isWorkday(countryId, each)))
          expect(dates).toEqual(days.map(isoOfDay))
          expect(days.length).toBeGreaterThan(90)
        }
      ),
      { numRuns: 30 }
    )
  })

  it("counts from Thursday before Easter over the holidays", () => {
    expect(workCalendar(1, day("2026-04-02")).dates.slice(0, 3)).toEqual([
      "2026-04-02",
      "2026-04-07",
      "2026-04-08"
    ])
    expect(workCalendar(2, day("2026-04-02")).dates.slice(0, 3)).toEqual([
      "2026-04-02",
      "2026-04-03",
      "2026-04-07"
    ])
  })
})
