import type { Locale } from "../../domain/locale/locale.ts"
import type { Granularity } from "../../domain/statistics/period.ts"
import type { PeriodPoint } from "../../domain/statistics/series.ts"
import { formatDate, formatDays, formatPeriod } from "../kit/format.ts"
import { formatMonth, formatShortMonth } from "./figure-formats.ts"

type Tag = Locale["bcp47"]
type Days = Pick<PeriodPoint, "period" | "from" | "to">

/** Returns the name of a week: "KW 35"; `undefined` for days and months. */
export const weekName = (period: string): string | undefined => {
  const week = /-W0?([0-9]+)$/u.exec(period)?.[1]
  return week === undefined ? undefined : `KW ${week}`
}

/**
 * Describes a period in full: "24. August 2026", "24.–30. August 2026", "August 2026"; an incomplete month is described
 * by its days.
 */
export const periodDays = (tag: Tag, { period, from, to }: Days, granularity: Granularity): string => {
  if (granularity === "Day") return formatDate(tag, from)
  const isWhole = granularity === "Month" && from === `${period}-01` && isLastOfMonth(to)
  return isWhole ? formatMonth(tag, from) : formatPeriod(tag, from, to)
}

/** Returns the full label of a period: its dates, preceded for a week by the week number. */
export const periodLabel = (tag: Tag, days: Days, granularity: Granularity): string =>
  [weekName(days.period), periodDays(tag, days, granularity)].filter(Boolean).join(", ")

/** Formats a period as an axis label. */
export const periodShort = (tag: Tag, { from }: Days, granularity: Granularity): string =>
  granularity === "Month" ? formatShortMonth(tag, from) : formatDays(tag, from, from)

const isLastOfMonth = (day: string): boolean => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.getUTCDate() === 1
}
