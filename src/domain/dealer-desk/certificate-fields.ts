import {
  certificateIn,
  type CertificateKind,
  certificateKinds,
  certificateText,
  type HeldCertificate,
  isKindIn
} from "../dealer/held-certificate.ts"
import type { FormProblem } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import type { CountryId } from "../place/country.ts"

/** The field of each kind of certificate. */
export const certificateFields = {
  enplus: "enplusId",
  dinplus: "dinplusId",
  blauerEngel: "blauerEngelId",
  pefc: "pefcId",
  fsc: "fscId",
  ralEnergy: "ralEnergyId"
} as const satisfies Readonly<Record<CertificateKind, string>>
export type CertificateField = (typeof certificateFields)[CertificateKind]

/** Maximum length of a field, which contains a certificate's number and its last day of validity. */
export const longestCertificateField = 60

/** Returns a form's fields for certificates. */
export const certificateFieldsOf = (
  held: ReadonlyArray<HeldCertificate>
): Readonly<Record<CertificateField, string>> => {
  const of = (kind: CertificateKind) => {
    const found = held.find((each) => each.kind === kind)
    return found === undefined ? "" : certificateText(found)
  }
  return {
    enplusId: of("enplus"),
    dinplusId: of("dinplus"),
    blauerEngelId: of("blauerEngel"),
    pefcId: of("pefc"),
    fscId: of("fsc"),
    ralEnergyId: of("ralEnergy")
  }
}

const read = (fields: Fields, kind: CertificateKind) =>
  certificateIn(kind, textField(fields, certificateFields[kind]))

/** Returns the typed certificates, in the order of their kinds, without those that are invalid. */
export const certificatesIn = (fields: Fields): ReadonlyArray<HeldCertificate> =>
  certificateKinds.flatMap((kind) => read(fields, kind) ?? [])

/**
 * Whether a form shows the field for a kind of certificate. If the field contains a number although the country does
 * not have this kind, it stays visible, so that the number can be removed.
 */
export const isCertificateFieldShown = (
  fields: Fields,
  kind: CertificateKind,
  countryId: CountryId
): boolean => isKindIn(kind, countryId) || textField(fields, certificateFields[kind]) !== ""

/**
 * Returns the validation errors for invalid certificate numbers and days, and for kinds of certificates that do not
 * exist in the country.
 */
export const certificateProblems = (fields: Fields, countryId: CountryId): ReadonlyArray<FormProblem> =>
  certificateKinds.flatMap((kind) => {
    const typed = read(fields, kind)
    const field = certificateFields[kind]
    if (typed === undefined) return [{ field, code: "certificateInvalid" }]
    return typed === null || isKindIn(kind, countryId) ? [] : [{ field, code: "certificateElsewhere" }]
  })
