import type { CountryId, CurrencyCode } from "../place/country.ts"

/** The three country variants of the shop (rule country.properties). */
export type LocaleCode = "de" | "de-AT" | "ch"

export interface Locale {
  readonly code: LocaleCode
  readonly countryId: CountryId
  /** Language tag for `Intl` and `<html lang>`; the code `ch` alone would mean Chamorro. */
  readonly bcp47: "de-DE" | "de-AT" | "de-CH"
  readonly currencyCode: CurrencyCode
  readonly subcurrency: "Cent" | "Rappen"
  /** Path prefix on a host that serves all three locales (rule page.prefix); empty for the default locale. */
  readonly prefix: "" | "/at" | "/ch"
  readonly defaultProductId: 20
}

export const localeCodes: readonly ["de", "de-AT", "ch"] = ["de", "de-AT", "ch"]

export const locales: Readonly<Record<LocaleCode, Locale>> = {
  de: {
    code: "de",
    countryId: 1,
    bcp47: "de-DE",
    currencyCode: "EUR",
    subcurrency: "Cent",
    prefix: "",
    defaultProductId: 20
  },
  "de-AT": {
    code: "de-AT",
    countryId: 2,
    bcp47: "de-AT",
    currencyCode: "EUR",
    subcurrency: "Cent",
    prefix: "/at",
    defaultProductId: 20
  },
  ch: {
    code: "ch",
    countryId: 3,
    bcp47: "de-CH",
    currencyCode: "CHF",
    subcurrency: "Rappen",
    prefix: "/ch",
    defaultProductId: 20
  }
}

export const isLocaleCode = (text: string): text is LocaleCode =>
  text === "de" || text === "de-AT" || text === "ch"

export const localeOfCountry = (countryId: CountryId): Locale =>
  countryId === 1 ? locales.de : countryId === 2 ? locales["de-AT"] : locales.ch
