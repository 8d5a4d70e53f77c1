import { expect, it } from "vitest"
import { deliveryWindow } from "./delivery-window.ts"
import { desiredDays } from "./desired-days.ts"
import { dayOfIso } from "./local-day.ts"
import { countingDay, workCalendar } from "./work-calendar.ts"

it("a desired day is 4 to 30 workdays ahead, counted from the day the order counts as placed", () => {
  // 2 November 2026 is a Monday; orders from 15:00 on count as placed on Tuesday
  expect(desiredDays(1, new Date("2026-11-02T09:00:00Z"))).toEqual({
    first: "2026-11-06",
    last: "2026-12-14"
  })
  expect(desiredDays(1, new Date("2026-11-02T14:30:00Z"))).toEqual({
    first: "2026-11-09",
    last: "2026-12-15"
  })
  // the range contains two Austrian holidays
  expect(desiredDays(2, new Date("2026-11-02T09:00:00Z"))).toEqual({
    first: "2026-11-06",
    last: "2026-12-15"
  })
})

it.each([1, 2, 3] as const)(
  "the days of country %i are exactly those that a dealer may offer",
  (countryId) => {
    const at = new Date("2026-12-18T09:00:00Z")
    const calendar = workCalendar(countryId, countingDay(countryId, at))
    const isOffered = (day: number) =>
      deliveryWindow({ deadline: undefined, desiredDay: day }, calendar, 0, 1) !== undefined
    const { first = "", last = "" } = desiredDays(countryId, at)
    const [from, until] = [dayOfIso(first) ?? 0, dayOfIso(last) ?? 0]
    expect([isOffered(from), isOffered(until)]).toEqual([true, true])
    const outside = Array.from({ length: 20 }, (_, away) => [from - 1 - away, until + 1 + away]).flat()
    expect(outside.filter(isOffered)).toEqual([])
  }
)
