import type { CurrencyCode } from "../../domain/place/country.ts"
import type { Locale } from "../../domain/locale/locale.ts"

type Tag = Locale["bcp47"]

// beside `kit/format.ts`, whose every function comes to the offer list

/** Local dates carry no zone: they are read and shown as UTC. */
const parse = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/** Formatters are dear to make and cheap to keep. */
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

/** A month with its year: "Jänner 2027". */
export const formatMonth = (tag: Tag, date: string): string => monthFormat(tag, "long").format(parse(date))

/** The same below a picture: "Jän. 27". */
export const formatShortMonth = (tag: Tag, date: string): string =>
  monthFormat(tag, "short").format(parse(date))

/** Money without what is behind the comma, beside a picture: "20.000 €". */
export const formatWholeMoney = (tag: Tag, currency: CurrencyCode, amount: number): string =>
  new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll("'", "’")
