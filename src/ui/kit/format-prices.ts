import type { Locale } from "../../domain/locale/locale.ts"
import { alike, dates, formatOneDigit, formatRate, numbers, parseDay } from "./format.ts"

// apart from other formats, which every offer list carries
type Tag = Locale["bcp47"]

/** A share of a hundred with at most one decimal, as a sentence says it: "1,2 %". */
export const formatPercent = (tag: Tag, percent: number): string => `${formatOneDigit(tag, percent)}\u00a0%`

/** A change in per cent with its sign and two decimals, so that changes stand under each other: "+1,20 %", "−0,35 %", "±0,00 %". */
export const formatChange = (tag: Tag, percent: number): string =>
  `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${formatRate(tag, Math.abs(percent))}\u00a0%`

const lists = new Map<Tag, Intl.ListFormat>()

/** Parts of a sentence beside each other: "a, b und c". */
export const formatList = (tag: Tag, parts: ReadonlyArray<string>): string => {
  const list = lists.get(tag) ?? new Intl.ListFormat(tag, { type: "conjunction" })
  lists.set(tag, list)
  return list.format(parts)
}

/** A quotation with as many decimals as its market has: "71,25", "1,0512". */
export const formatQuotation = (tag: Tag, decimals: number, value: number): string =>
  alike(
    numbers(tag, `quotation ${decimals}`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals
    }).format(value)
  )

/** A month below a picture: "Nov. 26". */
export const formatMonth = (tag: Tag, date: string): string =>
  dates(tag, "month", { month: "short", year: "2-digit", timeZone: "UTC" }).format(parseDay(date))
