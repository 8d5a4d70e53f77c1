import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { type DaySpan, type Granularity, periodName, periodsOf } from "./period.ts"

/** The totals of a period in a chart; `revenue` is gross, in major units. */
export interface PeriodSums {
  readonly orders: number
  /** Number of the counted orders that were refused, cancelled or withdrawn later. */
  readonly cancellations: number
  readonly revenue: number
}

export interface PeriodPoint extends PeriodSums {
  /** Name of the period, as in responses: 2026-01-15, 2026-W03, 2026-01. */
  readonly period: string
  /** The requested days of the period, yyyy-MM-dd: the first and last period may be incomplete. */
  readonly from: string
  readonly to: string
}

const nothing: PeriodSums = { orders: 0, cancellations: 0, revenue: 0 }

const inCents = (amount: number): number => Math.round(amount * 100)

/** Adds the totals of two periods; money is added in cents to avoid rounding errors. */
const add = (one: PeriodSums, other: PeriodSums): PeriodSums => ({
  orders: one.orders + other.orders,
  cancellations: one.cancellations + other.cancellations,
  revenue: (inCents(one.revenue) + inCents(other.revenue)) / 100
})

/** A period's name, and its requested days. */
export type PeriodDays = Pick<PeriodPoint, "period" | "from" | "to">

/** Returns all periods that overlap a span, in order. */
export const periodDaysOf = (span: DaySpan, granularity: Granularity): ReadonlyArray<PeriodDays> => {
  const starts = periodsOf(span, granularity)
  return starts.map((start, index) => {
    const next = starts[index + 1]
    return {
      period: periodName(start, granularity),
      from: index === 0 ? span.from : isoOfDay(start),
      to: next === undefined ? span.to : isoOfDay(next - 1)
    }
  })
}

/**
 * Returns all periods of a span, in order, with the totals of their rows. Periods without orders are included, so that
 * a chart shows the gaps.
 */
export const seriesOf = (
  rows: ReadonlyArray<PeriodSums & { readonly period: string }>,
  span: DaySpan,
  granularity: Granularity
): ReadonlyArray<PeriodPoint> => {
  const sums = new Map<string, PeriodSums>()
  for (const row of rows) sums.set(row.period, add(sums.get(row.period) ?? nothing, row))
  return periodDaysOf(span, granularity).map((days) => ({ ...days, ...(sums.get(days.period) ?? nothing) }))
}

/** Returns the span of a number of days that ends with the given day. */
export const spanUntil = (last: string, days: number): DaySpan => {
  const end = dayOfIso(last) ?? 0
  return { from: isoOfDay(end - days + 1), to: last }
}
