import { expect, it } from "vitest"
import { openDays, openingHoursAt } from "./opening-hours.ts"

it("consecutive days with the same hours are combined", () => {
  const morning = { from: "07:30", to: "12:00" }
  const afternoon = { from: "13:00", to: "17:00" }
  const hours = [
    ...[1, 2, 4, 5].flatMap((day) => [
      { day, ...afternoon },
      { day, ...morning }
    ]),
    { day: 3, ...morning },
    { day: 6, ...morning }
  ]
  expect(openDays(hours)).toEqual([
    { firstDay: 1, lastDay: 2, times: [morning, afternoon] },
    { firstDay: 3, lastDay: 3, times: [morning] },
    { firstDay: 4, lastDay: 5, times: [morning, afternoon] },
    { firstDay: 6, lastDay: 6, times: [morning] }
  ])
  expect(openDays([])).toEqual([])
})

it("a branch has its own opening hours, otherwise its dealer's (rule dealer.hours)", () => {
  const dealer = { openingHours: [{ day: 1, from: "08:00", to: "17:00" }] }
  const own = { openingHours: [{ day: 6, from: "08:00", to: "12:00" }] }
  expect(openingHoursAt(dealer, own)).toBe(own.openingHours)
  expect(openingHoursAt(dealer, { openingHours: [] })).toBe(dealer.openingHours)
  expect(openingHoursAt(dealer, undefined)).toBe(dealer.openingHours)
})
