import { type BandDay, bandBefore, type DayValue, thinned } from "./chart-series.ts"
import { firstDayOf } from "./range.ts"
import type { DayNumber } from "../price/local-day.ts"

/** One line of a chart: cents for prices, the own unit of quotations. */
export interface ChartLine {
  /** What it is of, as a person reads it. */
  readonly name: string
  readonly values: ReadonlyArray<DayValue>
}

/** What a chart shows: its line, the one that it is compared with, and what former years were like. */
export interface ChartData {
  readonly line: ChartLine
  /** Values of the line's own days. */
  readonly compared: ChartLine | null
  /** Empty beside a comparison and over more than a year, where it would hide what is looked at. */
  readonly band: ReadonlyArray<BandDay>
}

/** More points are narrower than a line is wide. */
const mostPoints = 260

/** So many former years make the band. */
const bandYears = 3

/** The longest range that has a band (a year). */
const longestWithBand = 3

const within = (line: ChartLine, first: number | undefined, most: number): ChartLine => ({
  ...line,
  values: thinned(first === undefined ? line.values : line.values.filter(({ day }) => day >= first), most)
})

/** A price that is older says nothing about a day any more. */
const nearestWithin = 7

/** Of each of these days the value, or the nearest one shortly before; a day without one is left out. */
const onDays = (line: ChartLine, days: ReadonlyArray<DayNumber>): ChartLine => ({
  ...line,
  values: days.flatMap((day) => {
    const found = line.values.findLast((each) => each.day <= day)
    return found === undefined || found.day <= day - nearestWithin ? [] : [{ day, value: found.value }]
  })
})

/** The chart of a range that ends with the newest value, made of everything that is known; of at most so many points. */
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
