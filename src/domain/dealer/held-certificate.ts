import { typedDay } from "../price/typed-day.ts"
import { typedLine } from "../typed-text.ts"

/** The kinds of certificates that have a number of their own dealer, in display order. */
export const certificateKinds = ["enplus", "dinplus", "blauerEngel", "pefc", "fsc", "ralEnergy"] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** What each kind is called; a mark of goods belongs to the kind that its name begins with. */
export const certificateNames: Readonly<Record<CertificateKind, string>> = {
  enplus: "ENplus",
  dinplus: "DINplus",
  blauerEngel: "Blauer Engel",
  pefc: "PEFC",
  fsc: "FSC",
  ralEnergy: "RAL-Gütezeichen Energiehandel"
}

/** A certificate that a dealer holds. */
export interface HeldCertificate {
  readonly kind: CertificateKind
  readonly number: string
  /** Its last day, yyyy-MM-dd; `null` if it is not known. */
  readonly validUntil: string | null
}

/** Maximum length of a number, in characters. */
export const longestCertificateNumber = 40

/** Returns the certificates in the order of their kinds. */
export const inOrderOfKinds = (held: ReadonlyArray<HeldCertificate>): ReadonlyArray<HeldCertificate> =>
  held.toSorted((one, other) => certificateKinds.indexOf(one.kind) - certificateKinds.indexOf(other.kind))

/** Whether a certificate is valid on a day (yyyy-MM-dd), its last day included (rule dealer.certificates). */
export const isValidOn = ({ validUntil }: Pick<HeldCertificate, "validUntil">, day: string): boolean =>
  validUntil === null || day <= validUntil

/** Returns the certificates that are valid on a day: one that has expired is not shown any more. */
export const validOn = (held: ReadonlyArray<HeldCertificate>, day: string): ReadonlyArray<HeldCertificate> =>
  held.filter((each) => isValidOn(each, day))

/** Returns the number of the certificate for pellets if it is valid on a day. */
export const enplusNumberOn = (held: ReadonlyArray<HeldCertificate>, day: string): string | null =>
  validOn(held, day).find(({ kind }) => kind === "enplus")?.number ?? null

/**
 * Parses a number with its last day, "DE 001 bis 31.12.2027", or the number alone; `null` if nothing was typed,
 * `undefined` if it is invalid.
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
