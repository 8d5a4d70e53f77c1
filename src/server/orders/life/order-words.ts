import { countries } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { type Cents, toDecimal } from "../../../domain/price/money.ts"
import type { OrderView } from "../../../domain/order/draft.ts"

export const bcp47Of = ({ countryId }: Pick<OrderView, "countryId">) => localeOfCountry(countryId).bcp47

/** Formats a sum in the order's currency for the order's country. */
export const moneyText = (order: Pick<OrderView, "countryId" | "offer">, cents: Cents): string =>
  new Intl.NumberFormat(bcp47Of(order), { style: "currency", currency: order.offer.currency }).format(
    toDecimal(cents)
  )

/** Formats a local date in full, with the names of weekday and month. */
export const dayText = (order: Pick<OrderView, "countryId">, day: string): string =>
  new Intl.DateTimeFormat(bcp47Of(order), { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`)
  )

/** Formats date and time in the time zone of the order's country. */
export const momentText = (order: Pick<OrderView, "countryId">, at: Date): string =>
  `${new Intl.DateTimeFormat(bcp47Of(order), {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: countries[order.countryId].timeZone
  }).format(at)} Uhr`

/** The name of value-added tax by country; Austria uses a different name. */
export const taxName = { 1: "Mehrwertsteuer", 2: "Umsatzsteuer", 3: "Mehrwertsteuer" } as const

/** A country's legal terms for loan amount and interest; Switzerland has no instalments (rule law.country-texts). */
export const creditNames = {
  1: { sum: "Nettodarlehensbetrag", interest: "Sollzins", fixed: "Gebundener Sollzins" },
  2: { sum: "Gesamtkreditbetrag", interest: "Sollzinssatz", fixed: "Fester Sollzinssatz" },
  3: { sum: "Nettodarlehensbetrag", interest: "Sollzins", fixed: "Gebundener Sollzins" }
} as const
