import { countries, countryIds, type CurrencyCode } from "../../domain/place/country.ts"
import type { Locale } from "../../domain/locale/locale.ts"

/**
 * Names the countries that use a currency, i.e. the countries covered by statistics in that currency: "Deutschland und
 * Österreich".
 */
export const currencyLands = (tag: Locale["bcp47"], currency: CurrencyCode): string =>
  new Intl.ListFormat(tag).format(
    countryIds
      .map((id) => countries[id])
      .flatMap((each) => (each.currencyCode === currency ? [each.name] : []))
  )
