import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { checkedIban, maskedIban } from "../../../domain/iban.ts"
import { fromDecimal } from "../../../domain/price/money.ts"
import { mandateVersion } from "../../../domain/legal/sepa-mandate.ts"
import { instalmentMonths } from "../../../domain/options/option-ids.ts"
import { paymentExclusion } from "../../../domain/payment/availability.ts"
import { instalmentOptions } from "../../../domain/payment/instalments.ts"
import type { ChosenPlan, GivenMandate, PaymentChoice } from "../../../domain/payment/payment-choice.ts"
import {
  type PaymentForm,
  paymentFormProblems,
  type PayingOrder,
  variantOfForm
} from "../../../domain/payment/payment-form.ts"
import { isDirectDebit, variantOf } from "../../../domain/payment/variants.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import { localTime } from "../../../domain/price/work-calendar.ts"
import { countStep } from "../../http/count-steps.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, type Problem, refusals } from "../../http/refusals.ts"
import { Payments } from "../../ports/payments.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { type DraftRow, draftOf, placeOf } from "../draft-row.ts"
import { ownerOf, saveDraft } from "../drafts.ts"
import { draftToSave, type Saving } from "../open-draft.ts"
import { agreement } from "./at-provider.ts"
import { forgetBankData, hasBankData, keepApplication, keepMandate } from "./bank-data.ts"
import { mandateTermsOf } from "./creditor.ts"
import { applied } from "./instalment-at-provider.ts"

type Sent = Saving & Omit<PaymentForm, "orderReference"> & Partial<Pick<PaymentForm, "orderReference">>

/** Converts a form path to the API's spelling: `sepa.iban` becomes `Sepa.Iban`. */
const wirePath = (field: string): string =>
  field
    .split(".")
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join(".")

/** Returns the validation errors by field; an excluded payment method includes its reason (rule payment.variants). */
const problemsOf = (form: PaymentForm, order: PayingOrder, today: string): ReadonlyArray<Problem> => {
  return paymentFormProblems(form, order, today).map(({ field, code }) => {
    if (field !== "paymentId") return { field: wirePath(field), code, params: {} }
    const variant = variantOf(form)
    const isOther = form.isInteraidPayment !== order.offer.isInteraidPayment
    const reason = variant === undefined ? "unknown" : paymentExclusion(order, variant)
    return {
      field: isOther ? "IsInteraidPayment" : "PaymentId",
      code: "paymentNotOffered",
      params: { reason: reason ?? "otherCreditor" }
    }
  })
}

const wholeIban = (text: string): string | undefined => {
  const check = checkedIban(text)
  return check.ok ? check.iban : undefined
}

/** Whether the number of months is offered; values below 0 mean that none is chosen yet. */
const isRateCount = (modifier: number, months: number): boolean =>
  modifier < 0 || modifier === months || instalmentMonths.includes(modifier)

const notOffered = (reason: string) =>
  invalid([{ code: "paymentNotOffered", field: "PaymentId", params: { reason } }])

/** Returns the mandate given by this form, or the saved one if no other account was entered. */
const givenMandate = Effect.fnUntraced(function* (row: DraftRow, form: PaymentForm, at: string) {
  const saved = row.contents.payment?.mandate
  const iban = wholeIban(form.sepa?.iban ?? "")
  if (iban === undefined && saved?.textVersion === mandateVersion) return { mandate: saved, iban }
  const terms = yield* mandateTermsOf(row)
  if (terms === undefined) return yield* Effect.fail(notOffered("noCreditorId"))
  const mandate: GivenMandate = {
    ...terms,
    textVersion: mandateVersion,
    acceptedAt: at,
    accountHolder:
      iban === undefined && saved ? saved.accountHolder : (form.sepa?.accountHolder.trim() ?? ""),
    account: iban === undefined ? (saved?.account ?? "") : maskedIban(iban)
  }
  return { mandate, iban }
})

/**
 * Returns the chosen plan, with the lender and the account from which it is paid; with an application if a payment
 * provider is the lender.
 */
const chosenPlan = Effect.fnUntraced(function* (row: DraftRow, form: PaymentForm, address: string) {
  const { lender } = yield* ShopSite
  if (lender === undefined) return yield* Effect.fail(notOffered("noLender"))
  const { installment: entry } = form
  if (entry === undefined) return yield* Effect.fail(notOffered("noPlan"))
  const iban = wholeIban(entry.iban)
  const { configured } = yield* Payments
  const application = configured.instalment ? yield* applied(row, entry, iban, address) : undefined
  const terms =
    application?.terms ??
    instalmentOptions(fromDecimal(row.offer.totalPrice)).find(({ optionId }) => optionId === entry.optionId)
  if (terms === undefined) return yield* Effect.fail(notOffered("noPlan"))
  if (!isRateCount(form.paymentModifier, terms.months))
    return yield* Effect.fail(invalid([{ code: "modifierInvalid", field: "PaymentModifier", params: {} }]))
  const plan: ChosenPlan = {
    ...terms,
    provider: lender.name,
    consentVersion: entry.consentVersion,
    account: iban === undefined ? (row.contents.payment?.plan?.account ?? "") : maskedIban(iban)
  }
  return { plan, entry, iban, application }
})

/**
 * Saves the payment method in one transaction with the data that belong to it; bank data can be saved only by the
 * buyer, not by staff.
 */
export const savePayment = Effect.fnUntraced(function* (sent: Sent) {
  const payload = { ...sent, orderReference: sent.orderReference ?? "" }
  const visitor = yield* Visitor
  const isOwnHand = visitor.user?.actorId === undefined
  if (!isOwnHand && (payload.sepa !== undefined || payload.installment !== undefined))
    return yield* Effect.fail(refusals.forbidden)
  const owner = ownerOf(visitor)
  const row = yield* draftToSave(owner, payload)
  const at = new Date(yield* Clock.currentTimeMillis)
  const today = isoOfDay(localTime(row.countryId, at).day)
  const { configured: providers } = yield* Payments
  const order = { ...row, ...row.contents, providers }
  const problems = problemsOf(payload, order, today)
  const variant = variantOfForm(payload, order)
  if (problems.length > 0 || variant === undefined) return yield* Effect.fail(invalid(problems))
  if (!isOwnHand && variant === "PayPal") return yield* Effect.fail(refusals.forbidden)
  const plain: PaymentChoice = {
    variant,
    paymentId: payload.paymentId,
    isInteraidPayment: payload.isInteraidPayment,
    orderReference: payload.orderReference.trim()
  }
  const sql = yield* SqlClient
  if (variant === "PayPal" || (variant === "Installment" && providers.instalment))
    yield* countCall("agreement", { session: owner?.ownerHash, address: visitor.address })
  // the provider is called before anything is saved: the buyer cannot agree to a payment that the provider does not
  // know
  const agreed = variant === "PayPal" ? yield* agreement(row) : undefined
  const lent = variant === "Installment" ? yield* chosenPlan(row, payload, visitor.address) : undefined
  const save = (payment: PaymentChoice) => saveDraft(row, { contents: { ...row.contents, payment } }, at)
  const saving = Effect.gen(function* () {
    if (isDirectDebit(variant)) {
      const { mandate, iban } = yield* givenMandate(row, payload, at.toISOString())
      const next = yield* save({ ...plain, mandate })
      yield* forgetBankData(row, "mandate")
      yield* keepMandate(row.id, mandate, iban, visitor.address)
      return next
    }
    if (lent !== undefined) {
      const { plan, entry, iban, application } = lent
      const next = yield* save(
        application === undefined
          ? { ...plain, plan }
          : { ...plain, plan, atProvider: application.atProvider }
      )
      yield* forgetBankData(row, "application")
      const optionId = application === undefined ? entry.optionId : application.offerId
      if (optionId !== undefined)
        yield* keepApplication(row.id, { ...entry, optionId }, iban, {
          at: at.toISOString(),
          address: visitor.address
        })
      return next
    }
    const next = yield* save(agreed === undefined ? plain : { ...plain, atProvider: agreed.atProvider })
    yield* forgetBankData(row, "none")
    return next
  })
  // saving only the draft is one statement, which needs no transaction
  const isAlone = !isDirectDebit(variant) && lent === undefined && !hasBankData(row.contents, "none")
  const saved = yield* isAlone ? saving : sql.withTransaction(saving)
  if (row.contents.payment === null) yield* countStep({ step: "payment", ...placeOf(row) })
  return {
    success: true,
    draft: draftOf(saved),
    ...(agreed?.approvalUrl === undefined ? {} : { approvalUrl: agreed.approvalUrl })
  }
})
