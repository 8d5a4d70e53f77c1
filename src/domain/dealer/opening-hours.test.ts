import { expect, it } from "vitest"
import { openDays } from "./opening-hours.ts"

it("puts days in a row together that are open alike", () => {
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
