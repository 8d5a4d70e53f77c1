import { Clock, Effect, Layer, Option } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { isSameMoney } from "../../domain/payment/payment-providers.ts"
import type { PaymentLifeEvent } from "../../machines/payment-life.machine.ts"
import {
  type BeginPayment,
  type BegunPayment,
  type InstalmentChoice,
  Payments,
  type PlansAnswer,
  type PlanWish
} from "../ports/payments.ts"
import { eventOfAnswer, eventOfFact, eventOfStanding } from "./events-of-answers.ts"
import { alarmed, PaymentAlarm } from "./payment-alarm.ts"
import { happen, insertPayment, knownOf, type PaymentRow, readPayment, viewOf } from "./payment-row.ts"
import { type KnownPayment, type PaymentProvider, PaymentProviders, type ProviderAnswer } from "./provider.ts"

const refsIn = (answer: ProviderAnswer) => ("refs" in answer ? answer.refs : {})

/** How long a buyer waits for the query after a lost response, in ms; later the shop repeats the query itself. */
const quickQuestion = 2_000

/**
 * Stores the provider's response to the last action. After a lost response the state is queried once immediately, and
 * after a refusal as well: an earlier call that seemed lost may have performed the action. The result that nothing was
 * done is not accepted here, because the call may still arrive.
 */
const noteAnswer = Effect.fnUntraced(function* (
  provider: PaymentProvider,
  asked: PaymentRow,
  answer: ProviderAnswer
) {
  const isInDoubt =
    answer.type === "unknown" || (answer.type === "declined" && asked.state !== "unknown.authorising")
  if (isInDoubt) {
    const standing = yield* Effect.timeoutOption(provider.ask(knownOf(asked)), quickQuestion)
    const event = Option.isSome(standing) ? eventOfStanding(asked, standing.value, false) : undefined
    if (event !== undefined && Option.isSome(standing)) {
      const outcome = yield* happen(asked.id, { event, source: "question", refs: refsIn(standing.value) })
      if (outcome?.moved === true) return yield* alarmed(outcome)
    }
  }
  const event = eventOfAnswer(answer)
  if (event === undefined) return undefined
  // the result that nothing was done applies only to this call
  const isOfThisCall = answer.type === "unreachable" || answer.type === "declined"
  return yield* alarmed(
    yield* happen(asked.id, {
      event,
      source: "answer",
      refs: refsIn(answer),
      ...(isOfThisCall ? { ifVersion: asked.version } : {})
    })
  )
})

/**
 * Stores the requested action, so that no crash can lose it, and calls the provider. An action that the payment's state
 * machine refuses is not sent: a second click, or a retry while the outcome is unknown, returns only the current state.
 */
const action = Effect.fnUntraced(function* (
  id: string,
  wish: PaymentLifeEvent,
  ask: (provider: PaymentProvider, payment: KnownPayment) => Effect.Effect<ProviderAnswer>,
  condition: { readonly ifUnclaimed?: boolean } = {}
) {
  const providers = yield* PaymentProviders
  const found = yield* readPayment(id)
  if (found === undefined) return undefined
  const provider = providers.named(found.provider)
  if (provider === undefined) return viewOf(found)
  const asked = yield* happen(id, { event: wish, source: "wish", ...condition })
  if (asked === undefined) return undefined
  if (asked.moved && asked.row.state.startsWith("unknown.")) {
    const answer = yield* ask(provider, knownOf(asked.row))
    yield* noteAnswer(provider, asked.row, answer)
  }
  const now = yield* readPayment(id)
  return viewOf(now ?? asked.row)
})

/**
 * Repeats an authorisation whose outcome is unknown: if the provider reports that the payment was only created, the
 * call is repeated with the same idempotency key, so that the authorisation is done once, whichever of the two calls
 * arrives. The provider of instalments accepts no such keys: the authorisation is requested only once there (decision
 * 018).
 */
const heldAgain = Effect.fnUntraced(function* (id: string, choice: InstalmentChoice | undefined) {
  const row = yield* readPayment(id)
  const provider = row === undefined ? undefined : (yield* PaymentProviders).named(row.provider)
  if (row?.state !== "unknown.authorising" || provider === undefined) return undefined
  const standing = yield* Effect.timeoutOption(provider.ask(knownOf(row)), quickQuestion)
  if (provider.id !== "paypal" || Option.isNone(standing) || standing.value.type !== "begun")
    return viewOf(row)
  yield* noteAnswer(provider, row, yield* provider.authorise(knownOf(row), choice))
  return viewOf((yield* readPayment(id)) ?? row)
})

/** How long a buyer can approve a new payment, in ms: PayPal deletes it after three hours. */
const agreeableFor = 9_000_000

const ask = Effect.fnUntraced(function* (id: string) {
  const row = yield* readPayment(id)
  const provider = row === undefined ? undefined : (yield* PaymentProviders).named(row.provider)
  if (row === undefined || provider === undefined) return undefined
  const standing = yield* Effect.timeoutOption(provider.ask(knownOf(row)), quickQuestion)
  if (Option.isNone(standing)) return { payment: viewOf(row), isAgreed: false }
  const event = eventOfStanding(row, standing.value, false)
  const outcome =
    event === undefined
      ? undefined
      : yield* alarmed(yield* happen(id, { event, source: "question", refs: refsIn(standing.value) }))
  const { type } = standing.value
  return {
    payment: viewOf(outcome?.row ?? row),
    isAgreed: row.state === "created" && type === "begun" && standing.value.isAgreed === true
  }
})

/**
 * Voids a payment that the buyer can no longer approve; if nothing is authorised at the provider, the provider is not
 * called.
 */
const fresh = Effect.fnUntraced(function* (row: PaymentRow) {
  const now = yield* Clock.currentTimeMillis
  if (row.state !== "created" || row.createdAt.getTime() > now - agreeableFor) return row
  const outcome = yield* happen(row.id, {
    event: { type: "payment.void" },
    source: "wish",
    ifVersion: row.version
  })
  return outcome?.row ?? row
})

const begin = Effect.fnUntraced(function* (wish: BeginPayment) {
  const providers = yield* PaymentProviders
  const provider = providers.named(wish.provider)
  if (provider === undefined) return { type: "notConfigured" } satisfies BegunPayment
  const found = yield* insertPayment(randomBytes(16).toString("base64url"), wish)
  if (found === undefined) return yield* Effect.die("a payment's row is gone while it begins")
  const row = yield* fresh(found)
  const isSame =
    row.provider === wish.provider &&
    row.draftId === wish.draftId &&
    isSameMoney(row.context.money, wish.money)
  if (!isSame) return { type: "keyReused" } satisfies BegunPayment
  if (row.state === "declined")
    return { type: "declined", when: "before", payment: viewOf(row) } satisfies BegunPayment
  if (row.state !== "created") return { type: "begun", payment: viewOf(row) } satisfies BegunPayment
  const answer = yield* provider.begin({
    id: row.id,
    money: wish.money,
    reference: wish.reference,
    ...(wish.returnUrl === undefined ? {} : { returnUrl: wish.returnUrl }),
    ...(wish.cancelUrl === undefined ? {} : { cancelUrl: wish.cancelUrl }),
    ...(wish.buyer === undefined ? {} : { buyer: wish.buyer }),
    ...(wish.cart === undefined ? {} : { cart: wish.cart })
  })
  if (answer.type === "declined") {
    const outcome = yield* happen(row.id, {
      event: eventOfFact(answer),
      source: "answer",
      ifVersion: row.version
    })
    return { type: "declined", when: "now", payment: viewOf(outcome?.row ?? row) } satisfies BegunPayment
  }
  if (answer.type !== "begun") return { type: "unreachable", payment: viewOf(row) } satisfies BegunPayment
  // this event causes no transition: it only stores the provider's references
  const outcome = yield* happen(row.id, {
    event: { type: "provider.absent" },
    source: "answer",
    refs: answer.refs,
    ifVersion: row.version
  })
  return {
    type: "begun",
    payment: viewOf(outcome?.row ?? row),
    ...(answer.approvalUrl === undefined ? {} : { approvalUrl: answer.approvalUrl }),
    ...(answer.isAgreed === undefined ? {} : { isAgreed: answer.isAgreed }),
    ...(answer.offers === undefined ? {} : { offers: answer.offers })
  } satisfies BegunPayment
})

/**
 * Creates a checkout only to get its plans. The checkout is never completed and is deleted by the provider; no payment
 * is stored.
 */
const plans = Effect.fnUntraced(function* (wish: PlanWish) {
  const provider = (yield* PaymentProviders).named("instalment")
  if (provider === undefined) return { type: "plans", offers: [] } satisfies PlansAnswer
  const answer = yield* provider.begin({ id: `plans-${randomBytes(16).toString("base64url")}`, ...wish })
  if (answer.type === "begun") return { type: "plans", offers: answer.offers ?? [] } satisfies PlansAnswer
  return answer.type === "declined"
    ? ({ type: "plans", offers: [] } satisfies PlansAnswer)
    : ({ type: "unreachable" } satisfies PlansAnswer)
})

/** Payments for placing orders and for their later states. */
export const paymentsLayer = Layer.effect(Payments)(
  Effect.gen(function* () {
    const { configured, deviceScript, publicIds } = yield* PaymentProviders
    const context = yield* Effect.context<PaymentProviders | PaymentAlarm | SqlClient>()
    const here = <A, E>(effect: Effect.Effect<A, E, PaymentProviders | PaymentAlarm | SqlClient>) =>
      Effect.provide(effect, context)
    return {
      configured,
      deviceScript,
      publicIds,
      begin: (wish) => here(begin(wish)),
      plans: (wish) => here(plans(wish)),
      authorise: (id, choice?: InstalmentChoice) =>
        here(
          Effect.flatMap(heldAgain(id, choice), (again) =>
            again === undefined
              ? action(id, { type: "payment.authorise" }, (provider, payment) =>
                  provider.authorise(payment, choice)
                )
              : Effect.succeed(again)
          )
        ),
      capture: (id, cents) =>
        here(
          action(id, { type: "payment.capture", cents }, (provider, payment) =>
            provider.capture(payment, cents)
          )
        ),
      void: (id) => here(action(id, { type: "payment.void" }, (provider, payment) => provider.void(payment))),
      release: (id) =>
        here(
          action(id, { type: "payment.void" }, (provider, payment) => provider.void(payment), {
            ifUnclaimed: true
          })
        ),
      refund: (id, cents) =>
        here(
          action(id, { type: "payment.refund", cents }, (provider, payment) =>
            provider.refund(payment, cents)
          )
        ),
      find: (id) => here(Effect.map(readPayment(id), (row) => (row === undefined ? undefined : viewOf(row)))),
      ask: (id) => here(ask(id))
    }
  })
)
