import type { CurrencyCode } from "../../domain/place/country.ts"
import type { Locale } from "../../domain/locale/locale.ts"

type Tag = Locale["bcp47"]

/** Formatters are dear to make and cheap to keep: one of each kind and locale. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** The formatter of a kind, by a name that tells kinds apart. */
export const numbers = (tag: Tag, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${tag} ${name}`
  const known = kept.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const made = new Intl.NumberFormat(tag, options)
  kept.set(key, made)
  return made
}

/** The same for days and times. */
export const dates = (tag: Tag, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${name}`
  const known = kept.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const made = new Intl.DateTimeFormat(tag, options)
  kept.set(key, made)
  return made
}

/** Swiss thousands and narrow spaces differ between versions of `Intl`; a page must not, or it would not hydrate. */
export const alike = (text: string): string => text.replaceAll("'", "’").replaceAll("\u202f", "\u00a0")

/** Money in major units with two decimals, e.g. "2.447,28 €", "€ 2.447,28", "CHF 2’447.28". */
export const formatMoney = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  alike(numbers(tag, `money ${currency}`, { style: "currency", currency }).format(amount))

/** A price of one kilogram or litre: two to four decimals, so that 0,4065 € stays exact (rule page.numbers). */
export const formatBasePrice = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  alike(
    numbers(tag, `base ${currency}`, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 4
    }).format(amount)
  )

/** A count or an amount without decimals, grouped as the country writes it. */
export const formatCount = (tag: Tag, value: number): string =>
  alike(numbers(tag, "count", { maximumFractionDigits: 0 }).format(value))

/** One decimal at most, e.g. a VAT rate of 7 or 8.1 (rule page.numbers). */
export const formatOneDigit = (tag: Tag, value: number): string =>
  numbers(tag, "one", { maximumFractionDigits: 1 }).format(value)

/** A rate in per cent with two decimals, as the law wants an interest: "9,99". */
export const formatRate = (tag: Tag, value: number): string =>
  numbers(tag, "rate", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** A mark of five with exactly one decimal, so that marks stand under each other. */
export const formatMark = (tag: Tag, value: number): string =>
  numbers(tag, "mark", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Local dates carry no zone: they are read and shown as UTC, so that no server's clock moves them. */
export const parseDay = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/** A day as it is said: "Do., 4. Dezember"; Austria says "Jänner". */
export const formatDay = (tag: Tag, date: string): string =>
  dates(tag, "day", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" }).format(
    parseDay(date)
  )

/** A day with its year: "4. Dezember 2026". */
export const formatDate = (tag: Tag, date: string): string =>
  dates(tag, "date", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    parseDay(date)
  )

/** Windows as they were written: a list has few different ones, and each is dear to write. */
const windows = new Map<string, string>()

/** Node writes thin blanks around the dash, some browsers plain ones: a page would not hydrate. */
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

/** A window of days: "1.–4. Dezember", "29. Dezember – 5. Jänner"; one day alone when both are equal. */
export const formatDays = (tag: Tag, from: string, to: string): string =>
  range(tag, "days", { day: "numeric", month: "short", timeZone: "UTC" }, from, to)

/** A window of days with its year, for what is kept: "4.–11. Dezember 2026". */
export const formatPeriod = (tag: Tag, from: string, to: string): string =>
  range(tag, "period", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }, from, to)

/** The time of a moment on the clock of the country, e.g. "14:05". */
export const formatTime = (tag: Tag, timeZone: string, instant: string): string =>
  dates(tag, `time ${timeZone}`, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(instant))
