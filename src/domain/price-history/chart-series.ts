import type { DayNumber } from "../price/local-day.ts"

/** A value of a day: a price in cents, or a quotation in its own unit. */
export interface DayValue {
  readonly day: DayNumber
  readonly value: number
}

/** The lowest and the highest value of previous years at the same time of the year. */
export interface BandDay {
  readonly day: DayNumber
  readonly low: number
  readonly high: number
}

/**
 * Reduces values to at most `most` while preserving the shape: keeps the last value of each interval of days, and the
 * first, lowest and highest of all, so that values mentioned in texts can be found in the chart.
 */
export const thinned = (values: ReadonlyArray<DayValue>, most: number): ReadonlyArray<DayValue> => {
  const [first] = values
  if (values.length <= most || first === undefined) return values
  const stretch = Math.ceil(values.length / (most - 3))
  const low = values.reduce((best, each) => (each.value < best.value ? each : best))
  const high = values.reduce((best, each) => (each.value > best.value ? each : best))
  return values.filter(
    (each, index) =>
      each === first ||
      each === low ||
      each === high ||
      index === values.length - 1 ||
      (values.length - 1 - index) % stretch === 0
  )
}

/** Returns the average number of days between the values, which shows how far values were thinned out. */
export const daysApart = (values: ReadonlyArray<DayValue>): number => {
  const [first, last] = [values[0], values.at(-1)]
  return first === undefined || last === undefined || values.length < 2
    ? 1
    : Math.max(1, Math.round((last.day - first.day) / (values.length - 1)))
}

/** A year in days, rounded to a multiple of seven, so that the weekdays on which a market is closed coincide. */
const yearDays = 364

/**
 * Returns the band of former years: for each day, the lowest and highest value at this time of year in the given number
 * of years before; values up to three days before or after are included. Days without such values are left out.
 */
export const bandBefore = (
  all: ReadonlyArray<DayValue>,
  days: ReadonlyArray<DayNumber>,
  years: number
): ReadonlyArray<BandDay> => {
  const byDay = new Map(all.map(({ day, value }) => [day, value]))
  return days.flatMap((day) => {
    const around: Array<number> = []
    for (let back = 1; back <= years; back++)
      for (let beside = -3; beside <= 3; beside++) {
        const value = byDay.get(day - back * yearDays + beside)
        if (value !== undefined) around.push(value)
      }
    return around.length === 0 ? [] : [{ day, low: Math.min(...around), high: Math.max(...around) }]
  })
}
