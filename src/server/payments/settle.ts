import { Clock, Effect, Exit, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PaymentLifeEvent } from "../../machines/payment-life.machine.ts"
import { Payments } from "../ports/payments.ts"
import { eventOfFact, eventOfStanding } from "./events-of-answers.ts"
import { alarmed } from "./payment-alarm.ts"
import { happen, knownOf, type PaymentRow, readPayment } from "./payment-row.ts"
import { type Fact, PaymentProviders, type ProviderAnswer } from "./provider.ts"

/** Name of the job that queries unknown payment states. */
export const settlePaymentsJob = "settle-payments"

/**
 * An amount that is authorised without an order is released after this time (ms); until then the buyer can still place
 * the order.
 */
const unclaimedAfter = 1_800_000

/** Name of the job that processes a provider's message. */
export const paymentEventJob = "payment-event"

/**
 * After this time (ms) no request can still reach the provider: an action that is not done by then will not be done.
 */
export const settleAfter = 300_000

/** If the buyer does not return from the provider within this time (ms), the payment is abandoned. */
const givenUpAfter = 86_400_000

/**
 * A created payment is queried until its last change is this old (ms), in case the message about the buyer's approval
 * was lost.
 */
const lookedForUntil = 1_200_000

const iso = (ms: number): string => new Date(ms).toISOString()

const refsIn = (answer: ProviderAnswer) => ("refs" in answer ? answer.refs : {})

/** Queries the state of a payment and stores it; returns whether the provider has responded. */
const settle = Effect.fnUntraced(function* (row: PaymentRow, isLongAgo: boolean) {
  const provider = (yield* PaymentProviders).named(row.provider)
  if (provider === undefined) return false
  const standing = yield* provider.ask(knownOf(row))
  const event = eventOfStanding(row, standing, isLongAgo)
  if (event !== undefined)
    yield* alarmed(
      yield* happen(row.id, {
        event,
        source: "question",
        refs: refsIn(standing),
        // another call may have changed the payment in the meantime
        ...(event.type === "provider.absent" ? { ifVersion: row.version } : {})
      })
    )
  return standing.type !== "unreachable" && standing.type !== "unknown"
})

/** Processes all items, and then fails with the first error: one failure must not prevent the others. */
const eachByItself = <Item, E, R>(
  items: ReadonlyArray<Item>,
  work: (item: Item) => Effect.Effect<unknown, E, R>
): Effect.Effect<void, E, R> =>
  Effect.flatMap(
    Effect.forEach(items, (item) => Effect.exit(work(item))),
    (exits) => exits.find(Exit.isFailure) ?? Effect.void
  )

/**
 * Queries payments whose state has been unknown for five minutes, and created payments, because the message about their
 * approval may have been lost. Voids payments that were created a day ago and never approved.
 */
export const settlePayments = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const open = yield* sql<{ readonly id: string; readonly isGivenUp: boolean }>`
    select id, state = 'created' and created_at < ${iso(now - givenUpAfter)}::timestamptz as "isGivenUp"
    from payment
    where (state like 'unknown.%' and asked_at < ${iso(now - settleAfter)}::timestamptz)
      or (state = 'created' and changed_at < ${iso(now - settleAfter)}::timestamptz
        and (changed_at > ${iso(now - lookedForUntil)}::timestamptz
          or created_at < ${iso(now - givenUpAfter)}::timestamptz))
    order by state = 'created', changed_at limit 200`
  yield* eachByItself(
    open,
    Effect.fnUntraced(function* ({ id, isGivenUp }) {
      const row = yield* readPayment(id)
      if (row === undefined) return
      const isKnown = yield* settle(row, true)
      if (isGivenUp && isKnown)
        yield* happen(id, { event: { type: "payment.void" }, source: "wish", ifVersion: row.version })
    })
  )
})

/** Releases authorised amounts without an order, which remain if placing failed or was never repeated. */
export const releaseUnclaimed = Effect.gen(function* () {
  const sql = yield* SqlClient
  const payments = yield* Payments
  const now = yield* Clock.currentTimeMillis
  const unclaimed = yield* sql<{ readonly id: string }>`
    select id from payment where state = 'authorised' and order_id is null
      and changed_at < ${iso(now - unclaimedAfter)}::timestamptz
    order by changed_at limit 200`
  yield* eachByItself(unclaimed, ({ id }) => payments.release(id))
})

const decode = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.Int }))

interface Message {
  readonly id: number
  readonly provider: string
  readonly saidPayment: string | null
  readonly fact: Fact | "ask" | null
}

/** Thrown while the provider does not respond; the job is then retried, with a growing delay. */
class ProviderSilent extends Error {
  override readonly name = "ProviderSilent"
}

/**
 * Processes a message of a provider: its event is applied to the payment's state machine like any response, so that
 * late, duplicate and early messages change nothing that is already known. A message about an unknown payment is only
 * stored.
 */
export const takeMessage = Effect.fnUntraced(function* (asked: unknown) {
  const { id } = yield* decode(asked)
  const sql = yield* SqlClient
  const [message] = yield* sql<Message>`
    select id, provider, said ->> 'payment' as "saidPayment", said -> 'fact' as fact from payment_event
    where id = ${id} and processed_at is null`
  if (message === undefined) return
  const row = message.saidPayment === null ? undefined : yield* readPayment(message.saidPayment)
  const isOurs = row !== undefined && row.provider === message.provider
  let after: string | null = null
  if (isOurs && message.fact === "ask") {
    if (!(yield* settle(row, false)))
      return yield* Effect.fail(new ProviderSilent("The provider does not answer"))
    after = (yield* readPayment(row.id))?.state ?? null
  } else if (isOurs && message.fact !== null && message.fact !== "ask") {
    const event: PaymentLifeEvent = eventOfFact(message.fact)
    const outcome = yield* alarmed(
      yield* happen(row.id, { event, source: "message", refs: refsIn(message.fact) })
    )
    after = outcome?.row.state ?? null
  }
  const now = iso(yield* Clock.currentTimeMillis)
  yield* sql`
    update payment_event set processed_at = ${now}::timestamptz, payment_id = ${isOurs ? row.id : null},
      state_before = ${isOurs ? row.state : null}, state_after = ${after}
    where id = ${id}`
})
