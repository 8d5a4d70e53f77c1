import type { CurrencyCode } from "../../domain/place/country.ts"
import type { Locale } from "../../domain/locale/locale.ts"

type Tag = Locale["bcp47"]

/** Cache of formatters, one per kind and locale, since they are expensive to create. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Returns the cached number formatter of a kind; `name` identifies the kind. */
export const numbers = (tag: Tag, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${tag} ${name}`
  const known = kept.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const made = new Intl.NumberFormat(tag, options)
  kept.set(key, made)
  return made
}

/** Returns the cached formatter of a kind for days and times; `name` identifies the kind. */
export const dates = (tag: Tag, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${name}`
  const known = kept.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const made = new Intl.DateTimeFormat(tag, options)
  kept.set(key, made)
  return made
}

/**
 * Replaces the Swiss thousands separators and narrow spaces, which differ between versions of `Intl`: the text must be
 * the same on the server and in the browser, otherwise hydration fails.
 */
export const alike = (text: string): string => text.replaceAll("'", "’").replaceAll("\u202f", "\u00a0")

/** Formats money in major units with two decimals, e.g. "2.447,28 €", "€ 2.447,28", "CHF 2’447.28". */
export const formatMoney = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  alike(numbers(tag, `money ${currency}`, { style: "currency", currency }).format(amount))

/** Formats a price in major units as users of the country type it into a field: "1300,50", in Switzerland "1300.50". */
export const formatTypedPrice = (tag: Tag, amount: number): string =>
  numbers(tag, "typed", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false
  }).format(amount)

/** Formats a price like `formatTypedPrice`, but without the decimals of a whole amount: "400", "82,5". */
export const formatShortPrice = (tag: Tag, amount: number): string =>
  numbers(tag, "short", { maximumFractionDigits: 2, useGrouping: false }).format(amount)

/**
 * Formats a price per kilogram or litre with two to four decimals, so that 0,4065 € stays exact (rule page.numbers).
 */
export const formatBasePrice = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  alike(
    numbers(tag, `base ${currency}`, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 4
    }).format(amount)
  )

/** Formats a count or an amount without decimals, with the country's thousands separators. */
export const formatCount = (tag: Tag, value: number): string =>
  alike(numbers(tag, "count", { maximumFractionDigits: 0 }).format(value))

/** Formats a number with at most one decimal, e.g. a VAT rate of 7 or 8.1 (rule page.numbers). */
export const formatOneDigit = (tag: Tag, value: number): string =>
  numbers(tag, "one", { maximumFractionDigits: 1 }).format(value)

/** Formats an interest rate in per cent with two decimals, as required by law: "9,99". */
export const formatRate = (tag: Tag, value: number): string =>
  numbers(tag, "rate", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** Formats a rating out of five with exactly one decimal, so that columns align. */
export const formatMark = (tag: Tag, value: number): string =>
  numbers(tag, "mark", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/**
 * Parses a local date as UTC: local dates have no time zone and are also formatted as UTC, so the result does not
 * depend on the server's time zone.
 */
export const parseDay = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/** Formats a day with weekday: "Do., 4. Dezember"; "Jänner" in Austria. */
export const formatDay = (tag: Tag, date: string): string =>
  dates(tag, "day", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" }).format(
    parseDay(date)
  )

/** Formats a day with its year: "4. Dezember 2026". */
export const formatDate = (tag: Tag, date: string): string =>
  dates(tag, "date", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    parseDay(date)
  )

/** Cache of formatted periods: a list contains only a few different periods, and formatting is expensive. */
const windows = new Map<string, string>()

/**
 * Formats a period with the same spaces everywhere: Node puts thin spaces around the dash but some browsers put plain
 * spaces, so hydration would otherwise fail.
 */
const range = (
  tag: Tag,
  name: string,
  options: Intl.DateTimeFormatOptions,
  from: string,
  to: string
): string => {
  const key = `${tag} ${name} ${from} ${to}`
  const known = windows.get(key)
  if (known !== undefined) return known
  const formatter = dates(tag, name, options)
  const text =
    from === to
      ? formatter.format(parseDay(from))
      : formatter.formatRange(parseDay(from), parseDay(to)).replaceAll(/[\u2009\u202f]/gu, " ")
  if (windows.size === 500) windows.clear()
  windows.set(key, text)
  return text
}

/** Formats a period of days: "1.–4. Dezember", "29. Dezember – 5. Jänner"; a single day if both dates are equal. */
export const formatDays = (tag: Tag, from: string, to: string): string =>
  range(tag, "days", { day: "numeric", month: "short", timeZone: "UTC" }, from, to)

/** Formats a period of days with its year, for records: "4.–11. Dezember 2026". */
export const formatPeriod = (tag: Tag, from: string, to: string): string =>
  range(tag, "period", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }, from, to)

/** Formats the time of a moment in the country's time zone, e.g. "14:05". */
export const formatTime = (tag: Tag, timeZone: string, instant: string): string =>
  dates(tag, `time ${timeZone}`, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(instant))
