import type { FieldProblem } from "../address/address.ts"
import { plainNameProblem } from "../address/plain-name.ts"
import { checkedIban, type IbanProblem } from "../iban.ts"
import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import { mandateVersion } from "../legal/sepa-mandate.ts"
import { fromDecimal } from "../price/money.ts"
import type { PaymentVariant } from "../order/steps.ts"
import { typedLine } from "../typed-text.ts"
import { type PayableOrder, paymentExclusion } from "./availability.ts"
import { instalmentOptions } from "./instalments.ts"
import type { PaymentChoice } from "./payment-choice.ts"
import { isDirectDebit, variantOf } from "./variants.ts"

/** Input for a direct debit; if the IBAN is empty and the buyer consents, the saved account is used. */
export interface SepaEntry {
  readonly accountHolder: string
  readonly iban: string
  readonly mandateAccepted: boolean
  readonly mandateTextVersion: string
}

/** Input for instalments; if the IBAN is empty, the saved account and birth date are used. */
export interface InstallmentEntry {
  readonly optionId: string
  /** Local date yyyy-MM-dd. */
  readonly birthDate: string
  readonly iban: string
  /** Token from the lender's script; empty if there is none. */
  readonly deviceToken: string
  /** Empty until the buyer has agreed. */
  readonly consentVersion: string
}

/** The data saved by the payment step. */
export interface PaymentForm {
  readonly isInteraidPayment: boolean
  readonly paymentId: number
  /** Months of an instalment plan; -1 for other payments. */
  readonly paymentModifier: number
  /** The buyer's own reference, at most 35 characters. */
  readonly orderReference: string
  readonly sepa?: SepaEntry
  readonly installment?: InstallmentEntry
}

/** The part of an order that the rules of the payment step need. */
export type PayingOrder = PayableOrder & { readonly payment: PaymentChoice | null }

/** Maximum length of an account holder's name in a SEPA message. */
export const holderLength = 70
export const referenceLength = 35

const ibanCodes: Readonly<Record<IbanProblem, FieldProblem["code"]>> = {
  empty: "required",
  country: "ibanCountry",
  notSepa: "ibanNotSepa",
  length: "ibanLength",
  pattern: "ibanPattern",
  checksum: "ibanChecksum",
  qrIban: "ibanQr"
}

/** Returns the validation error for an IBAN, with the reason as its code. */
export const ibanProblems = (field: string, iban: string): ReadonlyArray<FieldProblem> => {
  const check = checkedIban(iban)
  return check.ok ? [] : [{ field, code: ibanCodes[check.problem] }]
}

/** Returns the validation error for an account holder's name, which must already be trimmed. */
export const holderProblem = (holder: string): FieldProblem["code"] | undefined => {
  if (holder === "") return "required"
  return holder.length > holderLength ? "tooLong" : plainNameProblem(holder)
}

const sepaProblems = (
  entry: SepaEntry | undefined,
  saved: PaymentChoice["mandate"]
): ReadonlyArray<FieldProblem> => {
  if (entry === undefined) return [{ field: "sepa.iban", code: "required" }]
  const isGiven = entry.mandateAccepted && entry.mandateTextVersion === mandateVersion
  // a buyer who wants another account withdraws the consent: an empty IBAN field then no longer stands for the saved
  // account
  const keepsAccount = typedLine(entry.iban) === "" && saved !== undefined && isGiven
  const holder = keepsAccount ? undefined : holderProblem(typedLine(entry.accountHolder))
  return [
    ...(holder === undefined ? [] : [{ field: "sepa.accountHolder", code: holder }]),
    ...(keepsAccount ? [] : ibanProblems("sepa.iban", entry.iban)),
    ...(isGiven ? [] : [{ field: "sepa.mandateAccepted", code: "notAccepted" as const }])
  ]
}

const birthDateProblems = (birthDate: string, today: string): ReadonlyArray<FieldProblem> => {
  const field = "installment.birthDate"
  if (birthDate === "") return [{ field, code: "required" }]
  const isDay =
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(birthDate) &&
    !Number.isNaN(Date.parse(birthDate)) &&
    new Date(birthDate).toISOString().startsWith(birthDate)
  if (!isDay) return [{ field, code: "invalid" }]
  const yearsBefore = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  if (birthDate <= yearsBefore(120)) return [{ field, code: "invalid" }]
  return birthDate > yearsBefore(18) ? [{ field, code: "tooYoung" }] : []
}

const installmentProblems = (
  entry: InstallmentEntry | undefined,
  order: PayingOrder,
  today: string
): ReadonlyArray<FieldProblem> => {
  if (entry === undefined) return [{ field: "installment.optionId", code: "required" }]
  const keepsAccount =
    typedLine(entry.iban) === "" && entry.birthDate === "" && order.payment?.plan !== undefined
  // a plan of the provider is checked only when it is saved, because only then are the provider's plans requested
  const isOption =
    order.providers?.instalment === true
      ? entry.optionId !== ""
      : instalmentOptions(fromDecimal(order.offer.totalPrice)).some(
          ({ optionId }) => optionId === entry.optionId
        )
  return [
    ...(isOption
      ? []
      : [
          {
            field: "installment.optionId",
            code: entry.optionId === "" ? ("required" as const) : ("invalid" as const)
          }
        ]),
    ...(keepsAccount
      ? []
      : [...birthDateProblems(entry.birthDate, today), ...ibanProblems("installment.iban", entry.iban)]),
    ...(entry.consentVersion === instalmentConsentVersion
      ? []
      : [{ field: "installment.consentVersion", code: "notAccepted" as const }])
  ]
}

/** Returns the variant of a form, if the order can be paid with it. */
export const variantOfForm = (form: PaymentForm, order: PayableOrder): PaymentVariant | undefined => {
  const variant = variantOf(form)
  return variant !== undefined &&
    form.isInteraidPayment === order.offer.isInteraidPayment &&
    paymentExclusion(order, variant) === undefined
    ? variant
    : undefined
}

/** Returns all validation errors of the payment step; `today` is the local date, for the age check. */
export const paymentFormProblems = (
  form: PaymentForm,
  order: PayingOrder,
  today: string
): ReadonlyArray<FieldProblem> => {
  const variant = variantOfForm(form, order)
  const reference: ReadonlyArray<FieldProblem> =
    typedLine(form.orderReference).length > referenceLength
      ? [{ field: "orderReference", code: "tooLong" }]
      : []
  if (variant === undefined) return [{ field: "paymentId", code: "invalid" }, ...reference]
  return [
    ...(isDirectDebit(variant) ? sepaProblems(form.sepa, order.payment?.mandate) : []),
    ...(variant === "Installment" ? installmentProblems(form.installment, order, today) : []),
    ...reference
  ]
}
