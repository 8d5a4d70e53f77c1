import { expect, it } from "vitest"
import { periodLabel, periodShort } from "./period-text.ts"

const days = (period: string, from: string, to: string) => ({ period, from, to })

it.each([
  [days("2026-08-24", "2026-08-24", "2026-08-24"), "Day", "24. August 2026", "24. Aug."],
  [days("2026-W35", "2026-08-24", "2026-08-30"), "Week", "KW 35, 24.–30. August 2026", "24. Aug."],
  [days("2026-W01", "2026-01-01", "2026-01-04"), "Week", "KW 1, 1.–4. Jänner 2026", "1. Jän."],
  [days("2026-02", "2026-02-01", "2026-02-28"), "Month", "Februar 2026", "Feb. 26"],
  [days("2026-08", "2026-08-24", "2026-08-31"), "Month", "24.–31. August 2026", "Aug. 26"],
  [days("2026-08", "2026-08-01", "2026-08-24"), "Month", "1.–24. August 2026", "Aug. 26"]
] as const)("%j by %s is %s", (period, granularity, label, short) => {
  expect(periodLabel("de-AT", period, granularity)).toBe(label)
  expect(periodShort("de-AT", period, granularity)).toBe(short)
})
