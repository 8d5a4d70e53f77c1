import {
  countrySpecs,
  electronicFormatIBAN,
  isSEPACountry,
  validateIBAN,
  ValidationErrorsIBAN
} from "ibantools"
import { typedLine } from "./typed-text.ts"

/** Reason why an IBAN cannot be debited, in the order of the checks (rule payment.iban). */
export type IbanProblem =
  | "empty"
  /** Unknown country code. */
  | "country"
  /** The country is outside SEPA, so it does not support direct debits in euros. */
  | "notSepa"
  /** The IBAN is too short or too long for its country. */
  | "length"
  /** A letter where the country's format has a digit, or vice versa. */
  | "pattern"
  /** The check digits do not match, usually because of a typing error. */
  | "checksum"
  /** A Swiss QR-IBAN (bank id 30000 to 31999) can only receive payments, not be debited. */
  | "qrIban"

export type IbanCheck =
  | { readonly ok: true; readonly iban: string }
  | { readonly ok: false; readonly problem: IbanProblem }

/**
 * Albania, Moldova, Montenegro, North Macedonia and Serbia joined SEPA in 2024 and 2025; ibantools does not list them
 * yet.
 */
const joinedLately: ReadonlySet<string> = new Set(["AL", "MD", "ME", "MK", "RS"])

/**
 * Returns the electronic format of an IBAN: upper case, without spaces, dashes, dots and a leading "IBAN" label (rule
 * payment.iban).
 */
export const normalisedIban = (text: string): string =>
  electronicFormatIBAN(typedLine(text).replaceAll(/[\s\p{Pd}\u2212.]|^iban[\s:.]*/giu, "")) ?? ""

/**
 * Returns the length that a complete IBAN with this beginning has, or `undefined` if its country cannot be recognised
 * yet.
 */
export const ibanLength = (text: string): number | undefined =>
  countrySpecs[normalisedIban(text).slice(0, 2)]?.chars ?? undefined

/**
 * Checks an IBAN according to ISO 7064: the first four characters are moved to the end, letters are replaced with
 * numbers, and the remainder modulo 97 must be 1.
 */
const isRightSum = (iban: string): boolean => {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Whether the check digits are digits and the bank and account part (BBAN) matches the country's format. */
const isRightBban = (iban: string, pattern: string): boolean =>
  /^[0-9]{2}$/u.test(iban.slice(2, 4)) && new RegExp(pattern, "u").test(iban.slice(4))

/**
 * Checks whether an IBAN can be debited: any SEPA country is allowed, independent of the buyer's country (rule
 * payment.iban).
 */
export const checkedIban = (text: string): IbanCheck => {
  const iban = normalisedIban(text)
  const refused = (problem: IbanProblem): IbanCheck => ({ ok: false, problem })
  if (iban === "") return refused("empty")
  const country = iban.slice(0, 2)
  const spec = countrySpecs[country]
  if (spec?.chars === undefined || spec.chars === null || !spec.bban_regexp) return refused("country")
  if (!isSEPACountry(country) && !joinedLately.has(country)) return refused("notSepa")
  if (iban.length !== spec.chars) return refused("length")
  if (!isRightBban(iban, spec.bban_regexp)) return refused("pattern")
  if (!isRightSum(iban)) return refused("checksum")
  const { errorCodes } = validateIBAN(iban, { allowQRIBAN: false })
  if (errorCodes.includes(ValidationErrorsIBAN.QRIBANNotAllowed)) return refused("qrIban")
  return errorCodes.length === 0 ? { ok: true, iban } : refused("checksum")
}

/** Returns the IBAN in groups of four, as printed on cards and statements. */
export const groupedIban = (text: string): string =>
  normalisedIban(text)
    .match(/.{1,4}/gu)
    ?.join(" ") ?? ""

/**
 * Returns the country and the last four characters: enough for the owner to recognise the account, too little for
 * others.
 */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
