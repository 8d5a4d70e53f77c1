import type { CountryId } from "../place/country.ts"
import { typedDay } from "../price/typed-day.ts"
import { typedLine } from "../typed-text.ts"

/** The kinds of certificates that give the dealer a certificate number, in display order. */
export const certificateKinds = ["enplus", "dinplus", "blauerEngel", "pefc", "fsc", "ralEnergy"] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** Name of each kind of certificate. The quality mark of goods belongs to the kind with whose name it begins. */
export const certificateNames: Readonly<Record<CertificateKind, string>> = {
  enplus: "ENplus",
  dinplus: "DINplus",
  blauerEngel: "Blauer Engel",
  pefc: "PEFC",
  fsc: "FSC",
  ralEnergy: "RAL-Gütezeichen Energiehandel"
}

/**
 * Whether dealers in a country can hold a certificate of a kind: the RAL quality mark for fuel dealers exists only in
 * Germany (rule dealer.certificates).
 */
export const isKindIn = (kind: CertificateKind, countryId: CountryId): boolean =>
  kind !== "ralEnergy" || countryId === 1

export interface HeldCertificate {
  readonly kind: CertificateKind
  readonly number: string
  /** The certificate's last day of validity, yyyy-MM-dd; `null` if it is not known. */
  readonly validUntil: string | null
}

/** Maximum length of a certificate number, in characters. */
export const longestCertificateNumber = 40

/** Returns the certificates in the order of their kinds. */
export const inOrderOfKinds = (held: ReadonlyArray<HeldCertificate>): ReadonlyArray<HeldCertificate> =>
  held.toSorted((one, other) => certificateKinds.indexOf(one.kind) - certificateKinds.indexOf(other.kind))

/** Whether a certificate is valid on a day (yyyy-MM-dd), its last day included (rule dealer.certificates). */
export const isValidOn = ({ validUntil }: Pick<HeldCertificate, "validUntil">, day: string): boolean =>
  validUntil === null || day <= validUntil

/** Returns the certificates that are valid on a day; expired certificates are no longer shown. */
export const validOn = (held: ReadonlyArray<HeldCertificate>, day: string): ReadonlyArray<HeldCertificate> =>
  held.filter((each) => isValidOn(each, day))

/**
 * Returns the number of the ENplus certificate, which applies to pellets, if it is valid on a day; otherwise `null`.
 */
export const enplusNumberOn = (held: ReadonlyArray<HeldCertificate>, day: string): string | null =>
  validOn(held, day).find(({ kind }) => kind === "enplus")?.number ?? null

/**
 * Parses a certificate number, with or without its last day: "DE 001 bis 31.12.2027". Returns `null` if nothing was
 * typed, and `undefined` if the text is invalid.
 */
export const certificateIn = (kind: CertificateKind, typed: string): HeldCertificate | null | undefined => {
  const text = typedLine(typed)
  if (text === "") return null
  const [, before, last] = /^(.+?),? +(?:(?:gültig )?bis) +([0-9.-]+)$/iu.exec(text) ?? []
  const number = before ?? text
  const validUntil = last === undefined ? null : typedDay(last)
  const isNumber = number.length <= longestCertificateNumber && /^[^,;<>]+$/u.test(number)
  return isNumber && validUntil !== undefined ? { kind, number, validUntil } : undefined
}

/** Formats a certificate for editing and for files. */
export const certificateText = ({ number, validUntil }: HeldCertificate): string => {
  if (validUntil === null) return number
  const [year, month, day] = validUntil.split("-")
  return `${number} bis ${day}.${month}.${year}`
}
