import { type Country, countries, type CountryId } from "./country.ts"

/** Whether a Swiss postal code is one of Liechtenstein (rule country.liechtenstein). */
export const isOfLiechtenstein = (zipCode: string): boolean => /^94(?:8[5-9]|9[0-8])$/u.test(zipCode)

/** The country that an address is in, as it is written and in ISO 3166-1: prices, currency and law are those of `countryId`. */
export const addressCountry = ({
  countryId,
  zipCode
}: {
  readonly countryId: CountryId
  readonly zipCode: string
}): { readonly iso: Country["iso"] | "LI"; readonly name: string } =>
  countryId === 3 && isOfLiechtenstein(zipCode) ? { iso: "LI", name: "Liechtenstein" } : countries[countryId]
