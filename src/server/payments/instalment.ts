import { Effect, Option } from "effect"
import type { Circuit } from "./circuit.ts"
import { instalmentCaller } from "./instalment-call.ts"
import {
  offersIn,
  readCaptured,
  readCase,
  readCheckout,
  readCheckouts,
  readCompleted,
  readExecution,
  readRefunded,
  refusalIn,
  saidBy,
  standingOf
} from "./instalment-read.ts"
import { caseBody, executionBody } from "./instalment-wish.ts"
import { instalmentVerdict } from "./instalment-webhook.ts"
import type { InstalmentChoice } from "../ports/payments.ts"
import type { KnownPayment, PaymentProvider, PaymentWish, ProviderAnswer, ProviderRefs } from "./provider.ts"
import type { CallOutcome, RetryPolicy } from "./provider-call.ts"
import type { InstalmentSettings } from "./provider-settings.ts"

const unknown: ProviderAnswer = { type: "unknown" }

/** PAYONE Secured Installment. */
const product = 3391

const failureOf = (outcome: CallOutcome): ProviderAnswer | undefined => {
  if (outcome.type === "notSent") return { type: "unreachable" }
  if (outcome.type === "lost" || outcome.status >= 500) return unknown
  // the call was refused before it was processed, because of invalid keys or too many calls
  if ([401, 403, 429].includes(outcome.status)) return { type: "unreachable" }
  // the payment is no longer in the expected state, so its state must be queried
  if (outcome.status === 409) return unknown
  if (outcome.status < 200 || outcome.status >= 300) return refusalIn(outcome.body)
  return undefined
}

/** Returns the body of a response, decoded by `read`, or the failure. */
const readOf = <A>(
  outcome: CallOutcome,
  read: (body: unknown) => Option.Option<A>
): { readonly said: A } | { readonly answer: ProviderAnswer } => {
  const failure = failureOf(outcome)
  if (failure !== undefined || outcome.type !== "answered") return { answer: failure ?? unknown }
  const said = Option.getOrUndefined(read(outcome.body))
  return said === undefined ? { answer: unknown } : { said }
}

const pathOf = ({ case: commerceCase, checkout }: { readonly case: string; readonly checkout: string }) =>
  `/commerce-cases/${encodeURIComponent(commerceCase)}/checkouts/${encodeURIComponent(checkout)}`

const placeOf = (refs: ProviderRefs): string | undefined => {
  const { case: commerceCase, checkout } = refs
  return commerceCase === undefined || checkout === undefined
    ? undefined
    : pathOf({ case: commerceCase, checkout })
}

const runOf = (refs: ProviderRefs): string | undefined => {
  const place = placeOf(refs)
  const run = refs["execution"]
  return place === undefined || run === undefined
    ? undefined
    : `${place}/payment-executions/${encodeURIComponent(run)}`
}

/**
 * Connects to instalments of the PAYONE Commerce Platform (decision 023): plans for a sum, the buyer's choice, and one
 * capture at delivery.
 */
export const instalments = (
  settings: InstalmentSettings,
  circuit: Circuit,
  limits: RetryPolicy
): PaymentProvider => {
  const call = instalmentCaller(settings, circuit, limits)

  /** Requests the plans; this has no effect, so it can be repeated. */
  const offersFor = Effect.fnUntraced(function* (wish: PaymentWish, refs: ProviderRefs) {
    const place = placeOf(refs)
    if (place === undefined) return unknown
    const run = readOf(
      yield* call("POST", `${place}/payment-executions`, executionBody(wish, product)),
      readExecution
    )
    if ("answer" in run) return run.answer
    if (run.said.payment.status === "REJECTED") return { type: "declined", reason: "REJECTED" } as const
    return {
      type: "begun",
      refs: { ...refs, execution: run.said.paymentExecutionId },
      offers: offersIn(run.said)
    } as const
  })

  const begin = Effect.fnUntraced(function* (wish: PaymentWish) {
    if (wish.buyer === undefined || wish.money.currency !== "EUR")
      return { type: "declined", reason: "notOffered" } as const
    const made = readOf(yield* call("POST", "/commerce-cases", caseBody(wish, wish.buyer)), readCase)
    if ("answer" in made) return made.answer
    const { commerceCaseId, checkout } = made.said
    return yield* offersFor(wish, { case: commerceCaseId, checkout: checkout.checkoutId })
  })

  const ask = Effect.fnUntraced(function* ({ id, refs }: KnownPayment) {
    const place = placeOf(refs)
    if (place !== undefined) {
      const one = readOf(yield* call("GET", place), readCheckout)
      return "answer" in one ? withoutVerdict(one.answer) : standingOf(one.said)
    }
    const found = readOf(
      yield* call("GET", `/checkouts?merchantReference=${encodeURIComponent(id)}`),
      readCheckouts
    )
    if ("answer" in found) return withoutVerdict(found.answer)
    const latest = found.said.checkouts?.at(-1)
    return latest === undefined ? ({ type: "absent" } as const) : standingOf(latest)
  })

  const on = <A>(
    { refs }: KnownPayment,
    action: string,
    body: object,
    read: (body: unknown) => Option.Option<A>,
    answerOf: (said: A) => ProviderAnswer
  ): Effect.Effect<ProviderAnswer> => {
    const run = runOf(refs)
    if (run === undefined) return Effect.succeed(unknown)
    return Effect.map(call("POST", `${run}/${action}`, body), (outcome) => {
      const found = readOf(outcome, read)
      return "answer" in found ? found.answer : answerOf(found.said)
    })
  }

  return {
    id: "instalment",
    begin,
    ask,
    authorise: (payment, choice?: InstalmentChoice) =>
      choice === undefined
        ? Effect.succeed({ type: "declined", reason: "nothingChosen" })
        : on(
            payment,
            "complete",
            {
              financingPaymentMethodSpecificInput: {
                paymentProductId: product,
                requiresApproval: true,
                paymentProduct3391SpecificInput: {
                  installmentOptionId: choice.offerId,
                  bankAccountInformation: { iban: choice.iban, accountHolder: choice.accountHolder }
                }
              }
            },
            readCompleted,
            ({ payment: said }) => saidBy(said.status, said.paymentOutput?.amountOfMoney, payment.refs)
          ),
    capture: (payment, cents) =>
      on(
        payment,
        "capture",
        { amount: cents, isFinal: true, references: { merchantReference: payment.id } },
        readCaptured,
        ({ status, captureOutput }) => saidBy(status, captureOutput?.amountOfMoney, payment.refs)
      ),
    void: (payment) =>
      on(payment, "cancel", { cancellationReason: "CONSUMER_REQUEST" }, readCompleted, ({ payment: said }) =>
        saidBy(said.status, said.paymentOutput?.amountOfMoney, payment.refs)
      ),
    refund: (payment, cents) =>
      on(
        payment,
        "refund",
        {
          amountOfMoney: { amount: cents, currencyCode: payment.money.currency },
          references: { merchantReference: payment.id }
        },
        readRefunded,
        ({ status, refundOutput }) => saidBy(status, refundOutput?.amountOfMoney, payment.refs)
      ),
    verify: (delivery) => instalmentVerdict(delivery, settings)
  }
}

/** Converts the refusal of a query to "unreachable", because a refused query gives no information about the payment. */
const withoutVerdict = (answer: ProviderAnswer): ProviderAnswer =>
  answer.type === "declined" ? { type: "unreachable" } : answer
