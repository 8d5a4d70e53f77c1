/**
 * Countries in which the shop sells (rule country.served). 1 = Germany, 2 = Austria, 3 = Switzerland with
 * Liechtenstein.
 */
export type CountryId = 1 | 2 | 3

export const countryIds: readonly [1, 2, 3] = [1, 2, 3]

/** Currencies, in the order of the countries that use them. */
export const currencyCodes = ["EUR", "CHF"] as const

export type CurrencyCode = (typeof currencyCodes)[number]

export interface Country {
  readonly id: CountryId
  /** ISO 3166-1 alpha-2. */
  readonly iso: "DE" | "AT" | "CH"
  readonly name: string
  readonly currencyCode: CurrencyCode
  /** IANA time zone for cut-offs and delivery dates (rule country.time-zone). */
  readonly timeZone: string
}

export const countries: Readonly<Record<CountryId, Country>> = {
  1: { id: 1, iso: "DE", name: "Deutschland", currencyCode: "EUR", timeZone: "Europe/Berlin" },
  2: { id: 2, iso: "AT", name: "Österreich", currencyCode: "EUR", timeZone: "Europe/Vienna" },
  3: { id: 3, iso: "CH", name: "Schweiz", currencyCode: "CHF", timeZone: "Europe/Zurich" }
}

export const isCountryId = (value: number): value is CountryId => value === 1 || value === 2 || value === 3
