import { type CountryId, countryIds } from "./country.ts"

/** What the server knows of a postal code: a dealer delivers there, none does, or there is no such place. */
export type ZipVerdict = "served" | "unserved"

/** Why a zip field blocks, in the order in which it is asked (rule zip.problems). */
export type ZipProblem = "zipRequired" | "zipInvalid" | "zipNotServed" | "zipUncheckable"

/** How long a verdict "served" is remembered in the browser, in milliseconds (rule zip.remembered). */
export const zipVerdictLifetime = 172_800_000

const patterns: Readonly<Record<CountryId, RegExp>> = {
  1: /^[0-9]{5}$/,
  2: /^[1-9][0-9]{3}$/,
  3: /^[1-9][0-9]{3}$/
}

/** How many digits a postal code of the country has (rule zip.form). */
export const zipLength = (countryId: CountryId): number => (countryId === 1 ? 5 : 4)

/**
 * How many digits a zip field takes: those of any country, since a code that loses its last digit turns into another
 * place, and can no longer be known as one beyond the border (rule zip.country-hint).
 */
export const zipFieldLength = Math.max(...countryIds.map(zipLength))

/**
 * Signs that a field takes whose text is read by `digitsOnly`: what is pasted beside the digits is left out when it is
 * read, and not cut off before.
 */
export const typedZipLength = 20

/** The pattern attribute of a zip field, for browsers without our script. */
export const zipHtmlPattern = (countryId: CountryId): string =>
  countryId === 1 ? "[0-9]{5}" : "[1-9][0-9]{3}"

/** Whether the text has the form of a postal code of the country; says nothing of its existence. */
export const isZipOf = (countryId: CountryId, text: string): boolean => patterns[countryId].test(text)

/** The zip field accepts digits only (rule zip.form). */
export const digitsOnly = (text: string): string => text.replace(/[^0-9]/gu, "")

/** The other countries whose postal codes have this form: candidates of the country hint (rule zip.country-hint). */
export const otherCountriesFitting = (countryId: CountryId, text: string): ReadonlyArray<CountryId> =>
  countryIds.filter((other) => other !== countryId && isZipOf(other, text))

/** The problem of a zip text that can be found without the server, if any. */
export const zipTextProblem = (
  countryId: CountryId,
  text: string
): "zipRequired" | "zipInvalid" | undefined =>
  text === "" ? "zipRequired" : isZipOf(countryId, text) ? undefined : "zipInvalid"
