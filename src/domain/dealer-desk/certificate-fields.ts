import {
  certificateIn,
  type CertificateKind,
  certificateKinds,
  certificateText,
  type HeldCertificate
} from "../dealer/held-certificate.ts"
import type { FormProblem } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"

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

/** Returns the validation errors for invalid certificate numbers and days. */
export const certificateProblems = (fields: Fields): ReadonlyArray<FormProblem> =>
  certificateKinds
    .filter((kind) => read(fields, kind) === undefined)
    .map((kind) => ({ field: certificateFields[kind], code: "certificateInvalid" }))
