import { Effect } from "effect"
import { fromDecimal } from "../../../domain/price/money.ts"
import type { PaymentChoice, ProviderPayment } from "../../../domain/payment/payment-choice.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { type AddressableStep, orderSteps } from "../../../domain/order/steps.ts"
import { type Problem, invalid } from "../../http/refusals.ts"
import { LinkBases } from "../../ports/link-bases.ts"
import { type BegunPayment, Payments, type PaymentState } from "../../ports/payments.ts"
import type { DraftRow } from "../draft-row.ts"
import { savedChoice } from "./instalment-at-provider.ts"

/** Whether a sum is, or may be, authorised in this state; no new payment is started then. */
const isHeld = (state: PaymentState): boolean => state === "authorised" || state === "unknown.authorising"

/** Whether a buyer may be redirected to this address: an https address, or a test server on this machine. */
const isSafe = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "127.0.0.1")
}

/** After this many attempts the buyer has to choose another payment method. */
const mostPayments = 20

const refused = (code: "providerAway" | "paymentDeclined"): ReadonlyArray<Problem> => [
  { code, field: "PaymentId", params: {} }
]

/**
 * Returns the URLs to which the provider sends the buyer back: they open the draft, which queries the result of the
 * payment.
 */
const wayBack = Effect.fnUntraced(function* ({ id, countryId, productGroupId }: DraftRow) {
  const base = (yield* LinkBases)[localeOfCountry(countryId).code]
  const address = (step: AddressableStep) =>
    `${base}/${productGroup(productGroupId).slug}/bestellung/${orderSteps[step].shown.segment}?draft=${id}`
  return { returnUrl: address("Summary"), cancelUrl: address("Payment") }
})

const isUsable = (begun: BegunPayment): boolean =>
  begun.type === "begun" && (begun.payment.state === "created" || isHeld(begun.payment.state))

/**
 * Starts the payment of a draft, or finds the one already started: the payment's key consists of draft, sum and number
 * of failed payments, so that repeated calls, also from two tabs, get the same payment (decision 023).
 */
const begun = Effect.fnUntraced(function* (row: DraftRow, cents: number) {
  const payments = yield* Payments
  const way = yield* wayBack(row)
  for (let count = 0; count < mostPayments; count++) {
    const answer = yield* payments.begin({
      provider: "paypal",
      draftId: row.id,
      key: `${row.id}:paypal:${cents}:${count}`,
      money: { cents, currency: row.offer.currency },
      reference: row.offer.seller.name.slice(0, 100),
      ...way
    })
    if (isUsable(answer) || answer.type === "unreachable" || answer.type === "notConfigured") return answer
    // an immediate new attempt would be declined again
    if (answer.type === "declined" && answer.when === "now") return undefined
  }
  return undefined
})

/**
 * Returns the buyer's agreement at PayPal if it was already given, or the address at which the buyer gives it. An
 * unchanged choice stays valid, so that the buyer is not redirected twice for the same sum.
 */
export const agreement = Effect.fnUntraced(function* (row: DraftRow) {
  const payments = yield* Payments
  const amount = row.offer.totalPrice
  const saved = row.contents.payment?.atProvider
  const of = (id: string, state: ProviderPayment["state"]): ProviderPayment => ({
    provider: "paypal",
    id,
    amount,
    state
  })
  if (saved?.provider === "paypal" && saved.amount === amount && saved.state !== "declined") {
    const asked = yield* payments.ask(saved.id)
    // a stored agreement remains valid until the order is placed, even if the provider does not confirm it now
    const isKnown = saved.state === "agreed" && asked?.payment.state === "created"
    if (asked !== undefined && (asked.isAgreed || isKnown || isHeld(asked.payment.state)))
      return { atProvider: of(saved.id, "agreed") }
  }
  const answer = yield* begun(row, fromDecimal(amount))
  if (answer === undefined) return yield* Effect.fail(invalid(refused("paymentDeclined")))
  if (answer.type !== "begun") return yield* Effect.fail(invalid(refused("providerAway")))
  const { payment, approvalUrl, isAgreed = false } = answer
  if (isAgreed || isHeld(payment.state)) return { atProvider: of(payment.id, "agreed") }
  return approvalUrl === undefined || !isSafe(approvalUrl)
    ? yield* Effect.fail(invalid(refused("providerAway")))
    : { atProvider: of(payment.id, "open"), approvalUrl }
})

/** Returns the choice, updated if the buyer has agreed at the provider since; `undefined` if nothing changed. */
export const agreedSince = Effect.fnUntraced(function* (payment: PaymentChoice | null) {
  if (payment?.atProvider?.state !== "open") return undefined
  const payments = yield* Payments
  const asked = yield* payments.ask(payment.atProvider.id)
  if (asked === undefined || !(asked.isAgreed || isHeld(asked.payment.state))) return undefined
  const agreed: PaymentChoice = { ...payment, atProvider: { ...payment.atProvider, state: "agreed" } }
  return agreed
})

/**
 * Authorises the price of an order before the order exists. `declined` ends this payment, so the buyer has to choose
 * another one; an authorisation with the result `unknown` is requested again under the same key.
 */
export const held = Effect.fnUntraced(function* (row: DraftRow, { id, provider }: ProviderPayment) {
  const payments = yield* Payments
  if (!payments.configured[provider]) return "declined"
  const found = yield* payments.find(id)
  const choice = provider === "instalment" ? yield* savedChoice(row) : undefined
  const asked = found?.state === "unknown.authorising" ? (yield* payments.ask(id))?.payment : found
  // a call that never arrived is repeated if the provider accepts idempotency keys
  const after =
    asked?.state === "created" || asked?.state === "unknown.authorising"
      ? yield* payments.authorise(id, choice)
      : asked
  switch (after?.state) {
    case "authorised":
      return "held"
    case "created":
    case "unknown.authorising":
      return "unknown"
    default:
      return "declined"
  }
})
