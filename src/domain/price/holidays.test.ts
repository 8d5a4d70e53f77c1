import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CountryId } from "../place/country.ts"
import { easterSunday, holidaysOf } from "./holidays.ts"
import { dayOf, dayOfIso, isoOfDay, weekdayOf } from "./local-day.ts"

/**
 * Calculates Easter Sunday by the method of Clavius and Lilius (golden number, epact), independent of the code under
 * test.
 */
const clavius = (year: number): string => {
  const golden = (year % 19) + 1
  const century = Math.floor(year / 100) + 1
  const leapsLeftOut = Math.floor((3 * century) / 4) - 12
  const moon = Math.floor((8 * century + 5) / 25) - 5
  const sunday = Math.floor((5 * year) / 4) - leapsLeftOut - 10
  const age = (11 * golden + 20 + moon - leapsLeftOut) % 30
  const epact = (age === 25 && golden > 11) || age === 24 ? age + 1 : age
  const fullMoon = epact > 23 ? 74 - epact : 44 - epact
  const easter = fullMoon + 7 - ((sunday + fullMoon) % 7)
  return isoOfDay(dayOf(year, 3, easter))
}

describe("Easter", () => {
  it("is the Sunday given by golden number and epact, in every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 4000 }), (year) => {
        expect(isoOfDay(easterSunday(year))).toBe(clavius(year))
        expect(weekdayOf(easterSunday(year))).toBe(6)
      }),
      { numRuns: 1000 }
    )
  })

  it.each(["1954-04-18", "1981-04-19", "2000-04-23", "2008-03-23", "2049-04-18", "2076-04-19", "2285-03-22"])(
    "is %s in years that are difficult to calculate",
    (iso) => {
      expect(isoOfDay(easterSunday(Number(iso.slice(0, 4))))).toBe(iso)
    }
  )
})

describe("the public holidays of a whole country", () => {
  const dates = (countryId: CountryId, year: number) =>
    [...holidaysOf(countryId, year)]
      .toSorted((one, other) => one - other)
      .map((day) => isoOfDay(day).slice(5))

  it("are nine in Germany", () => {
    expect(dates(1, 2027)).toEqual([
      "01-01",
      "03-26", // Good Friday
      "03-29", // Easter Monday
      "05-01",
      "05-06", // Ascension
      "05-17", // Whit Monday
      "10-03",
      "12-25",
      "12-26"
    ])
  })

  it("are thirteen in Austria, without Good Friday", () => {
    expect(dates(2, 2027)).toEqual([
      "01-01",
      "01-06",
      "03-29",
      "05-01",
      "05-06",
      "05-17",
      "05-27", // Corpus Christi
      "08-15",
      "10-26",
      "11-01",
      "12-08",
      "12-25",
      "12-26"
    ])
  })

  it("are in Switzerland the federal holiday and those of almost all cantons", () => {
    expect(dates(3, 2027)).toEqual(["01-01", "03-26", "03-29", "05-06", "05-17", "08-01", "12-25", "12-26"])
  })
})

describe("a calendar day", () => {
  it("is counted from 1970", () => {
    expect(dayOf(1970, 1, 1)).toBe(0)
    expect(dayOfIso("1970-01-02")).toBe(1)
    expect(dayOfIso("1969-12-31")).toBe(-1)
    expect(isoOfDay(dayOf(2028, 2, 29))).toBe("2028-02-29")
  })

  it.each([
    [
      "2026-1-01",
      "2026-01-1",
      "26-01-01",
      "2026/01/01",
      "20260101",
      "x2026-01-01",
      "2026-01-01x",
      "",
      "heute"
    ],
    ["2026-00-10", "2026-13-01", "2026-01-00", "2026-01-32", "2026-04-31", "2100-02-29", "2026-01-01T00:00"]
  ])("does not exist for %s and similar texts", (...texts) => {
    for (const text of texts) expect(dayOfIso(text), `${text}`).toBeUndefined()
  })

  it("has weekdays from Monday 0 to Sunday 6, before 1970 as well", () => {
    const week = (iso: string) => Array.from({ length: 7 }, (_, at) => weekdayOf((dayOfIso(iso) ?? 0) + at))
    expect(week("2026-11-23")).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(week("1969-12-22")).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
