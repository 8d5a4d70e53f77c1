import { type CountryId, countryIds } from "./country.ts"

/**
 * The server's verdict on a postal code: `served` if at least one dealer delivers there, `unserved` if no dealer does
 * or the place does not exist.
 */
export type ZipVerdict = "served" | "unserved"

/** Reason why a zip field blocks the form, in the order of the checks (rule zip.problems). */
export type ZipProblem = "zipRequired" | "zipInvalid" | "zipNotServed" | "zipUncheckable"

/** How long a verdict "served" is stored in the browser, in milliseconds (rule zip.remembered). */
export const zipVerdictLifetime = 172_800_000

const patterns: Readonly<Record<CountryId, RegExp>> = {
  1: /^[0-9]{5}$/,
  2: /^[1-9][0-9]{3}$/,
  3: /^[1-9][0-9]{3}$/
}

/** Returns the number of digits of the country's postal codes (rule zip.form). */
export const zipLength = (countryId: CountryId): number => (countryId === 1 ? 5 : 4)

/**
 * Maximum number of digits in a zip field, for any country: if the last digit of a foreign code were cut off, the code
 * would mean another place and could no longer be recognised as foreign (rule zip.country-hint).
 */
export const zipFieldLength = Math.max(...countryIds.map(zipLength))

/**
 * Maximum length of a field whose text is read by `digitsOnly`: other pasted characters are removed when the field is
 * read, not cut off before.
 */
export const typedZipLength = 20

/** Returns the `pattern` attribute of a zip field, for browsers without JavaScript. */
export const zipHtmlPattern = (countryId: CountryId): string =>
  countryId === 1 ? "[0-9]{5}" : "[1-9][0-9]{3}"

/** Whether a text has the format of the country's postal codes; the postal code need not exist. */
export const isZipOf = (countryId: CountryId, text: string): boolean => patterns[countryId].test(text)

/** Removes everything except digits, the only characters that a zip field accepts (rule zip.form). */
export const digitsOnly = (text: string): string => text.replace(/[^0-9]/gu, "")

/**
 * Returns the other countries whose postal codes have this format: candidates for the country hint (rule
 * zip.country-hint).
 */
export const otherCountriesFitting = (countryId: CountryId, text: string): ReadonlyArray<CountryId> =>
  countryIds.filter((other) => other !== countryId && isZipOf(other, text))

/** Returns the validation error of a zip text that can be detected without the server, if any. */
export const zipTextProblem = (
  countryId: CountryId,
  text: string
): "zipRequired" | "zipInvalid" | undefined =>
  text === "" ? "zipRequired" : isZipOf(countryId, text) ? undefined : "zipInvalid"
