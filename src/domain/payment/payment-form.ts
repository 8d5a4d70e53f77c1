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

/** What is needed for a direct debit; an empty IBAN with the consent keeps the account that was saved before. */
export interface SepaEntry {
  readonly accountHolder: string
  readonly iban: string
  readonly mandateAccepted: boolean
  readonly mandateTextVersion: string
}

/** What is needed for instalments; an empty IBAN keeps account and birth date that were saved before. */
export interface InstallmentEntry {
  readonly optionId: string
  /** Local date yyyy-MM-dd. */
  readonly birthDate: string
  readonly iban: string
  /** Of the lender's script; empty without one. */
  readonly deviceToken: string
  /** Empty while nothing was agreed to. */
  readonly consentVersion: string
}

/** What the payment step saves. */
export interface PaymentForm {
  readonly isInteraidPayment: boolean
  readonly paymentId: number
  /** Months of an instalment plan; -1 without one. */
  readonly paymentModifier: number
  /** The buyer's own reference, at most 35 characters. */
  readonly orderReference: string
  readonly sepa?: SepaEntry
  readonly installment?: InstallmentEntry
}

/** What the rules of the payment step look at besides the form. */
export type PayingOrder = PayableOrder & { readonly payment: PaymentChoice | null }

/** Longest name of an account holder in a SEPA message. */
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

/** What is wrong with an IBAN, by the code of its reason. */
export const ibanProblems = (field: string, iban: string): ReadonlyArray<FieldProblem> => {
  const check = checkedIban(iban)
  return check.ok ? [] : [{ field, code: ibanCodes[check.problem] }]
}

/** What is wrong with an account holder, whose blanks were taken off. */
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
  // a buyer who wants another account has withdrawn the consent: then an empty field is no account
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
  // a provider is asked for its own plans when one is saved
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

/** The variant that a form stands for, if the order can be paid so. */
export const variantOfForm = (form: PaymentForm, order: PayableOrder): PaymentVariant | undefined => {
  const variant = variantOf(form)
  return variant !== undefined &&
    form.isInteraidPayment === order.offer.isInteraidPayment &&
    paymentExclusion(order, variant) === undefined
    ? variant
    : undefined
}

/** Everything that is wrong with the payment step; `today` is the local date, for the age. */
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
