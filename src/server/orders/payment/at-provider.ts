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

/** States in which a sum is held, or may be: nothing new is begun beside it. */
const isHeld = (state: PaymentState): boolean => state === "authorised" || state === "unknown.authorising"

/** Where a buyer can be sent: the provider's own https, or a stand-in on this machine. */
const isSafe = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "127.0.0.1")
}

/** A buyer who tries so often has to pay in another way. */
const mostPayments = 20

const refused = (code: "providerAway" | "paymentDeclined"): ReadonlyArray<Problem> => [
  { code, field: "PaymentId", params: {} }
]

/** The addresses that a buyer comes back to: the draft is opened there, and asks what became of it. */
const wayBack = Effect.fnUntraced(function* ({ id, countryId, productGroupId }: DraftRow) {
  const base = (yield* LinkBases)[localeOfCountry(countryId).code]
  const address = (step: AddressableStep) =>
    `${base}/${productGroup(productGroupId).slug}/bestellung/${orderSteps[step].shown.segment}?draft=${id}`
  return { returnUrl: address("Summary"), cancelUrl: address("Payment") }
})

const isUsable = (begun: BegunPayment): boolean =>
  begun.type === "begun" && (begun.payment.state === "created" || isHeld(begun.payment.state))

/**
 * Begins the payment of a draft, or finds the one that was begun: a key is made of draft, sum and how many payments
 * have failed, so that a buyer who asks twice, or in two tabs, gets the same one (decision 023).
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
    // asked anew at once, it would say the same
    if (answer.type === "declined" && answer.when === "now") return undefined
  }
  return undefined
})

/**
 * What the buyer agrees to at PayPal: agreed already, or with the address to agree at. A choice that stands is kept,
 * and a buyer is not sent there twice for one sum.
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
    // an agreement that was seen stands until placing asks for it, also while the provider does not answer
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

/** A choice whose payment the buyer has agreed to since; `undefined` where nothing is new. */
export const agreedSince = Effect.fnUntraced(function* (payment: PaymentChoice | null) {
  if (payment?.atProvider?.state !== "open") return undefined
  const payments = yield* Payments
  const asked = yield* payments.ask(payment.atProvider.id)
  if (asked === undefined || !(asked.isAgreed || isHeld(asked.payment.state))) return undefined
  const agreed: PaymentChoice = { ...payment, atProvider: { ...payment.atProvider, state: "agreed" } }
  return agreed
})

/**
 * Holds what an order costs, before it is one. `declined` ends this payment: another has to be chosen; `unknown` is
 * asked again under the same key.
 */
export const held = Effect.fnUntraced(function* (row: DraftRow, { id, provider }: ProviderPayment) {
  const payments = yield* Payments
  if (!payments.configured[provider]) return "declined"
  const found = yield* payments.find(id)
  const choice = provider === "instalment" ? yield* savedChoice(row) : undefined
  const asked = found?.state === "unknown.authorising" ? (yield* payments.ask(id))?.payment : found
  // a call that never arrived is made again, where it has a key of its own
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
