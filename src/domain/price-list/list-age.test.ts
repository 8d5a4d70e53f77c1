import { expect, it } from "vitest"
import { fullDays, stageOf, usualAgeLimits } from "./list-age.ts"

const now = Date.parse("2026-11-21T09:00:00.000Z")

it.each([
  ["2026-11-21T09:00:00.000Z", 0],
  ["2026-11-20T09:00:00.001Z", 0],
  ["2026-11-20T09:00:00.000Z", 1],
  ["2026-11-07T09:00:00.000Z", 14],
  // a list that starts in the future
  ["2026-11-30T09:00:00.000Z", 0]
])("%s is %i full days ago", (since, days) => {
  expect(fullDays(since, now)).toBe(days)
})

it.each([
  [0, "fresh"],
  [13, "fresh"],
  [14, "old"],
  [44, "old"],
  [45, "veryOld"],
  [59, "veryOld"],
  [60, "resting"],
  [400, "resting"]
] as const)("a list of %i days is %s (rule price-list.age)", (days, stage) => {
  expect(stageOf(days, usualAgeLimits)).toBe(stage)
})
