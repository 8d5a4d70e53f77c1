import type { Locale } from "../../domain/locale/locale.ts"
import { alike, dates, formatOneDigit, formatRate, numbers, parseDay } from "./format.ts"

// kept separate from the other formats, because every offer list loads the other formats
type Tag = Locale["bcp47"]

/** Formats a percentage with at most one decimal, for sentences: "1,2 %". */
export const formatPercent = (tag: Tag, percent: number): string => `${formatOneDigit(tag, percent)}\u00a0%`

/**
 * Formats a change in per cent with its sign and two decimals, so that columns align: "+1,20 %", "−0,35 %", "±0,00 %".
 */
export const formatChange = (tag: Tag, percent: number): string =>
  `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${formatRate(tag, Math.abs(percent))}\u00a0%`

const lists = new Map<Tag, Intl.ListFormat>()

/** Joins a list for a sentence: "a, b und c". */
export const formatList = (tag: Tag, parts: ReadonlyArray<string>): string => {
  const list = lists.get(tag) ?? new Intl.ListFormat(tag, { type: "conjunction" })
  lists.set(tag, list)
  return list.format(parts)
}

/** Formats a market quotation with the number of decimals usual in that market: "71,25", "1,0512". */
export const formatQuotation = (tag: Tag, decimals: number, value: number): string =>
  alike(
    numbers(tag, `quotation ${decimals}`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals
    }).format(value)
  )

/** Formats a month as an axis label: "Nov. 26". */
export const formatMonth = (tag: Tag, date: string): string =>
  dates(tag, "month", { month: "short", year: "2-digit", timeZone: "UTC" }).format(parseDay(date))
