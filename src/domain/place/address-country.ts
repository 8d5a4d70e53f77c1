import { type Country, countries, type CountryId } from "./country.ts"

/** Whether a Swiss postal code belongs to Liechtenstein (rule country.liechtenstein). */
export const isOfLiechtenstein = (zipCode: string): boolean => /^94(?:8[5-9]|9[0-8])$/u.test(zipCode)

/**
 * Returns the country of an address, by name and ISO 3166-1 code. Prices, currency and law depend only on `countryId`.
 */
export const addressCountry = ({
  countryId,
  zipCode
}: {
  readonly countryId: CountryId
  readonly zipCode: string
}): { readonly iso: Country["iso"] | "LI"; readonly name: string } =>
  countryId === 3 && isOfLiechtenstein(zipCode) ? { iso: "LI", name: "Liechtenstein" } : countries[countryId]
