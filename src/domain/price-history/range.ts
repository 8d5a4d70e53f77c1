import { type DayNumber, dayOf } from "../price/local-day.ts"

/** The lengths of the ranges in months, by the range numbers used in requests. */
const monthsOf: Readonly<Record<number, number>> = { 1: 3, 2: 6, 3: 12, 4: 24, 5: 60 }

/** One year: the default range. */
export const usualRange = 3

/** The complete history; also used for unknown numbers (older clients send 11). */
export const wholeRange = 6

/** The available ranges of a chart, from three months to the complete history. */
export const rangeTypes: ReadonlyArray<number> = [...Object.keys(monthsOf).map(Number), wholeRange]

/** Returns the same day a number of months before, or the last day of that month if it is shorter. */
export const monthsBefore = (day: DayNumber, months: number): DayNumber => {
  const date = new Date(day * 86_400_000)
  const first = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1 - months, 1)
  const next = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 2 - months, 1)
  return Math.min(first + date.getUTCDate() - 1, next - 1)
}

/** Returns the first day of a range that ends today; `undefined` if the range is unlimited. */
export const firstDayOf = (rangeType: number, today: DayNumber): DayNumber | undefined => {
  const months = monthsOf[rangeType]
  return months === undefined ? undefined : monthsBefore(today, months)
}
