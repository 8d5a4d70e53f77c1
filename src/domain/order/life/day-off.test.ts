import { expect, it } from "vitest"
import { dayOffAtAny, dayOffOf, firstGoodDay, isWeekend } from "./day-off.ts"

const munich = {
  countryId: 1,
  regionCode: "BY",
  closures: [{ firstDay: "2026-12-28", lastDay: "2026-12-30" }]
} as const

it.each([
  ["2026-12-05", undefined],
  ["2026-12-06", "sunday"],
  ["2026-12-07", undefined],
  ["2026-12-08", undefined],
  ["2026-12-25", "holiday"],
  ["2026-12-28", "closure"],
  ["2026-12-30", "closure"],
  ["2026-12-31", undefined],
  ["2027-01-06", "holiday"],
  ["", undefined]
])("a question for %s in Munich: %s (rule dealer.day-off)", (day, expected) => {
  expect(dayOffOf(munich, day)).toBe(expected)
})

it("holidays are those of the delivery's country and federal state", () => {
  expect(dayOffOf({ ...munich, regionCode: "BE" }, "2027-01-06")).toBeUndefined()
  expect(dayOffOf({ ...munich, regionCode: null }, "2027-01-06")).toBeUndefined()
  expect(dayOffOf({ ...munich, countryId: 2, regionCode: null }, "2026-12-08")).toBe("holiday")
  expect(["2026-12-04", "2026-12-05", "2026-12-06"].map(isWeekend)).toEqual([false, true, true])
})

it("the proposal is the first weekday that is neither a holiday nor closed", () => {
  expect(
    ["2026-12-04", "2026-12-05", "2026-12-24", "2026-12-25"].map((day) => firstGoodDay([munich], day))
  ).toEqual(["2026-12-04", "2026-12-07", "2026-12-24", "2026-12-31"])
  expect(firstGoodDay([munich], "")).toBe("")
})

it("for several orders a question is asked if the day is off for one, and the proposal suits all of them", () => {
  const berlin = { countryId: 1, regionCode: "BE", closures: [] } as const
  const lucerne = { countryId: 3, regionCode: "LU", closures: [] } as const
  const several = [berlin, munich, lucerne]
  expect(
    ["2026-12-07", "2026-12-08", "2026-12-25", "2026-12-27", "2026-12-28", "2027-01-06"].map((day) =>
      dayOffAtAny(several, day)
    )
  ).toEqual([undefined, "holiday", "holiday", "sunday", "closure", "holiday"])
  expect(dayOffAtAny([berlin], "2027-01-06")).toBeUndefined()
  expect(dayOffAtAny([], "2026-12-25")).toBeUndefined()
  expect(firstGoodDay([berlin], "2026-12-28")).toBe("2026-12-28")
  expect(firstGoodDay(several, "2026-12-28")).toBe("2026-12-31")
})
