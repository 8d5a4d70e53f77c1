import { type DayNumber, dayOf, dayOfIso, isoOfDay, weekdayOf } from "../price/local-day.ts"

/** The length of a period in statistics (rule statistics.periods). */
export const granularities = ["Day", "Week", "Month"] as const
export type Granularity = (typeof granularities)[number]

/** Maximum number of days per request: ten years. */
export const longestPeriod = 3653

const partsOf = (day: DayNumber) => {
  const at = new Date(day * 86_400_000)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 }
}

/** Returns the first day of the period that contains a day; weeks start on Monday (ISO 8601). */
export const periodStart = (day: DayNumber, granularity: Granularity): DayNumber => {
  if (granularity === "Day") return day
  if (granularity === "Week") return day - weekdayOf(day)
  const { year, month } = partsOf(day)
  return dayOf(year, month, 1)
}

const nextPeriod = (start: DayNumber, granularity: Granularity): DayNumber => {
  if (granularity === "Day") return start + 1
  if (granularity === "Week") return start + 7
  const { year, month } = partsOf(start)
  return dayOf(year, month + 1, 1)
}

/**
 * Returns the name of a period in requests and responses: 2026-01-15, 2026-W03, 2026-01. A week belongs to the year of
 * its Thursday.
 */
export const periodName = (start: DayNumber, granularity: Granularity): string => {
  if (granularity === "Day") return isoOfDay(start)
  if (granularity === "Month") return isoOfDay(start).slice(0, 7)
  const { year } = partsOf(start + 3)
  const firstMonday = periodStart(dayOf(year, 1, 4), "Week")
  return `${year}-W${String((start - firstMonday) / 7 + 1).padStart(2, "0")}`
}

/** A span of local dates yyyy-MM-dd, both inclusive. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** Returns the validation error for a span; `undefined` if it is valid. */
export const spanProblem = ({
  from,
  to
}: DaySpan): { readonly field: "from" | "to"; readonly code: "invalid" | "tooLong" } | undefined => {
  const first = dayOfIso(from)
  const last = dayOfIso(to)
  if (first === undefined) return { field: "from", code: "invalid" }
  if (last === undefined || last < first) return { field: "to", code: "invalid" }
  return last - first >= longestPeriod ? { field: "to", code: "tooLong" } : undefined
}

/** Returns the first days of all periods that overlap a span, in order; empty if the span is invalid. */
export const periodsOf = ({ from, to }: DaySpan, granularity: Granularity): ReadonlyArray<DayNumber> => {
  const first = dayOfIso(from)
  const last = dayOfIso(to)
  const starts: Array<DayNumber> = []
  if (first === undefined || last === undefined) return starts
  for (let start = periodStart(first, granularity); start <= last; start = nextPeriod(start, granularity))
    starts.push(start)
  return starts
}
