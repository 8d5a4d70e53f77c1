import { type BandDay, bandBefore, type DayValue, thinned } from "./chart-series.ts"
import { firstDayOf } from "./range.ts"
import type { DayNumber } from "../price/local-day.ts"

/** One line of a chart: prices in cents, quotations in their own unit. */
export interface ChartLine {
  /** The displayed name. */
  readonly name: string
  readonly values: ReadonlyArray<DayValue>
}

/** The contents of a chart: its line, the compared line, and the range of former years. */
export interface ChartData {
  readonly line: ChartLine
  /** The comparison, with values for the same days as the chart's own line. */
  readonly compared: ChartLine | null
  /** Empty if there is a comparison, and for ranges over a year, because a band would hide the lines. */
  readonly band: ReadonlyArray<BandDay>
}

/** Maximum number of points: more points would be closer together than the line's width. */
const mostPoints = 260

const bandYears = 3

/** Range number of the longest range that has a band: 3 is one year. */
const longestWithBand = 3

const within = (line: ChartLine, first: number | undefined, most: number): ChartLine => ({
  ...line,
  values: thinned(first === undefined ? line.values : line.values.filter(({ day }) => day >= first), most)
})

/** Maximum age in days of a value used for a later day. */
const nearestWithin = 7

/**
 * Returns the value for each of these days, or the nearest value shortly before it; days without a value are left out.
 * Values and days are both in order of days, so one pass through the values is enough.
 */
const onDays = ({ name, values }: ChartLine, days: ReadonlyArray<DayNumber>): ChartLine => {
  let later = 0
  return {
    name,
    values: days.flatMap((day) => {
      while ((values[later]?.day ?? Infinity) <= day) later++
      const found = values[later - 1]
      return found === undefined || found.day <= day - nearestWithin ? [] : [{ day, value: found.value }]
    })
  }
}

/** Returns the chart's data for a range that ends with the newest value, reduced to at most `most` points. */
export const chartData = (
  line: ChartLine,
  compared: ChartLine | null,
  rangeType: number,
  most: number = mostPoints
): ChartData => {
  const last = line.values.at(-1)
  const first = last === undefined ? undefined : firstDayOf(rangeType, last.day)
  const shown = within(line, first, most)
  const days = shown.values.map(({ day }) => day)
  const hasBand = compared === null && rangeType <= longestWithBand
  return {
    line: shown,
    compared: compared === null ? null : onDays(compared, days),
    band: hasBand ? bandBefore(line.values, days, bandYears) : []
  }
}
