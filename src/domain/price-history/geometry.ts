import { dayOf } from "../price/local-day.ts"
import type { ChartData } from "./chart-data.ts"
import type { DayValue } from "./chart-series.ts"
import { placing, roundFigures, roundSpan } from "./round-scale.ts"

/** Approximate number of horizontal grid lines, at round values. */
const gridSteps = 4

/** Maximum number of month or year labels that fit below a chart on a phone. */
const mostLabels = 5

/** Coordinates of days and values, in per cent of the chart's size. */
export interface Geometry {
  readonly x: (day: number) => number
  readonly y: (value: number) => number
  readonly ticks: ReadonlyArray<number>
  readonly firstDay: number
  readonly lastDay: number
}

/** Returns the geometry of a chart with at least one value. */
export const geometryOf = ({ line, compared, band }: ChartData): Geometry => {
  const days = line.values.map(({ day }) => day)
  const values = [
    ...line.values.map(({ value }) => value),
    ...(compared?.values ?? []).map(({ value }) => value),
    ...band.flatMap(({ low, high }) => [low, high])
  ]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = low === high ? roundSpan(low * 0.95, high * 1.05, gridSteps) : roundSpan(low, high, gridSteps)
  const firstDay = days[0] ?? 0
  const lastDay = days.at(-1) ?? 1
  return {
    x: placing([firstDay, Math.max(lastDay, firstDay + 1)], [0, 100]),
    y: placing(span, [100, 0]),
    ticks: roundFigures(...span, gridSteps),
    firstDay,
    lastDay
  }
}

/** A label below the chart: a month, or a year for long ranges. */
export interface DateLabel {
  readonly day: number
  readonly kind: "month" | "year"
}

const monthsBetween = (first: number, last: number): ReadonlyArray<number> => {
  const begin = new Date(first * 86_400_000)
  const days: Array<number> = []
  for (let month = 1; ; month++) {
    const day = dayOf(begin.getUTCFullYear(), begin.getUTCMonth() + 1 + month, 1)
    if (day > last) return days
    days.push(day)
  }
}

const monthOf = (day: number): number => new Date(day * 86_400_000).getUTCMonth()

/** Returns the first days of months or years that get a label: evenly spaced, as many as fit. */
export const dateLabels = ({
  firstDay,
  lastDay
}: Pick<Geometry, "firstDay" | "lastDay">): ReadonlyArray<DateLabel> => {
  const months = monthsBetween(firstDay, lastDay)
  const isLong = months.length > 30
  const steps = isLong ? [12, 24, 60] : [1, 2, 3, 4, 6]
  for (const step of steps) {
    const chosen = months.filter((day) => (isLong ? monthOf(day) === 0 : monthOf(day) % step === 0))
    const sparse = isLong ? chosen.filter((_, index) => index % (step / 12) === 0) : chosen
    if (sparse.length <= mostLabels) return sparse.map((day) => ({ day, kind: isLong ? "year" : "month" }))
  }
  return []
}

/** Returns the index of the value nearest to a horizontal position, given as a share of the chart's width. */
export const nearestTo = (
  share: number,
  values: ReadonlyArray<DayValue>,
  { firstDay, lastDay }: Geometry
): number => {
  const day = firstDay + share * (lastDay - firstDay)
  const at = values.findIndex((each) => each.day >= day)
  if (at < 0) return values.length - 1
  const [before, after] = [values[at - 1], values[at]]
  return before !== undefined && after !== undefined && day - before.day < after.day - day ? at - 1 : at
}

/** Returns the value of a day; `undefined` if there is none. */
export const valueOn = (values: ReadonlyArray<DayValue>, day: number): number | undefined =>
  values.find((each) => each.day === day)?.value
