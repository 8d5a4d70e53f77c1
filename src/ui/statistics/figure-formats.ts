import type { CurrencyCode } from "../../domain/place/country.ts"
import type { Locale } from "../../domain/locale/locale.ts"

type Tag = Locale["bcp47"]

// separate from `kit/format.ts`, since the offer list loads all functions of that file

/** Parses a local date as UTC: local dates have no time zone and are also formatted as UTC. */
const parse = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/** Cache of formatters, since they are expensive to create. */
const kept = new Map<string, Intl.DateTimeFormat>()

const monthFormat = (tag: Tag, month: "long" | "short"): Intl.DateTimeFormat => {
  const key = `${tag} ${month}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const year = month === "long" ? "numeric" : "2-digit"
  const made = new Intl.DateTimeFormat(tag, { month, year, timeZone: "UTC" })
  kept.set(key, made)
  return made
}

/** Formats a month with its year: "Jänner 2027". */
export const formatMonth = (tag: Tag, date: string): string => monthFormat(tag, "long").format(parse(date))

/** Formats a month briefly as an axis label: "Jän. 27". */
export const formatShortMonth = (tag: Tag, date: string): string =>
  monthFormat(tag, "short").format(parse(date))

/** Formats money without decimals as an axis label: "20.000 €". */
export const formatWholeMoney = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll("'", "’")
