import { type DayNumber, dayOf } from "../price/local-day.ts"

/** The ranges that a history can be asked for, by the number that the wire has for them. */
const monthsOf: Readonly<Record<number, number>> = { 1: 3, 2: 6, 3: 12, 4: 24, 5: 60 }

/** One year: what is shown when nothing is asked for. */
export const usualRange = 3

/** Everything that is known; also what numbers mean that we have no range for (older clients send 11). */
export const wholeRange = 6

/** The ranges that a chart offers, from three months to everything. */
export const rangeTypes: ReadonlyArray<number> = [...Object.keys(monthsOf).map(Number), wholeRange]

/** The day so many months before; the last of that month where it has no such day. */
export const monthsBefore = (day: DayNumber, months: number): DayNumber => {
  const date = new Date(day * 86_400_000)
  const first = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1 - months, 1)
  const next = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 2 - months, 1)
  return Math.min(first + date.getUTCDate() - 1, next - 1)
}

/** The first day of a range that ends today; undefined where it has no beginning. */
export const firstDayOf = (rangeType: number, today: DayNumber): DayNumber | undefined => {
  const months = monthsOf[rangeType]
  return months === undefined ? undefined : monthsBefore(today, months)
}
