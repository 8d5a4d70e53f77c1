import {
  countrySpecs,
  electronicFormatIBAN,
  isSEPACountry,
  validateIBAN,
  ValidationErrorsIBAN
} from "ibantools"
import { typedLine } from "./typed-text.ts"

/** Why an IBAN cannot be debited, in the order in which it is looked at (rule payment.iban). */
export type IbanProblem =
  | "empty"
  /** No country has these two letters. */
  | "country"
  /** A country outside of SEPA: no direct debit in euros goes there. */
  | "notSepa"
  /** Too short or too long for its country. */
  | "length"
  /** A letter where the country has digits, or the other way round. */
  | "pattern"
  /** A slip: the check digits do not fit. */
  | "checksum"
  /** A Swiss QR-IBAN (bank id 30000 to 31999) takes payments in and gives none out. */
  | "qrIban"

export type IbanCheck =
  | { readonly ok: true; readonly iban: string }
  | { readonly ok: false; readonly problem: IbanProblem }

/** Albania, Moldova, Montenegro, North Macedonia and Serbia: in SEPA since 2024 and 2025, which ibantools does not know. */
const joinedLately: ReadonlySet<string> = new Set(["AL", "MD", "ME", "MK", "RS"])

/**
 * Without blanks and in capitals, as banks write it to each other; its label, dashes and dots are no part of it
 * (rule payment.iban).
 */
export const normalisedIban = (text: string): string =>
  electronicFormatIBAN(typedLine(text).replaceAll(/[\s\p{Pd}\u2212.]|^iban[\s:.]*/giu, "")) ?? ""

/** How many characters an IBAN that begins like this one has; `undefined` where the country is not known yet. */
export const ibanLength = (text: string): number | undefined =>
  countrySpecs[normalisedIban(text).slice(0, 2)]?.chars ?? undefined

/** ISO 7064: the first four signs go to the end, letters are numbers, and the rest by 97 is one. */
const isRightSum = (iban: string): boolean => {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** The country's own structure of bank and account, and whatever check digits it has inside. */
const isRightBban = (iban: string, pattern: string): boolean =>
  /^[0-9]{2}$/u.test(iban.slice(2, 4)) && new RegExp(pattern, "u").test(iban.slice(4))

/** An IBAN that an account can be debited by: any of SEPA, whatever the buyer's country (rule payment.iban). */
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

/** In groups of four, as it stands on cards and statements. */
export const groupedIban = (text: string): string =>
  normalisedIban(text)
    .match(/.{1,4}/gu)
    ?.join(" ") ?? ""

/** Country and the last four signs: enough for its owner to recognise the account, too little for others. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
