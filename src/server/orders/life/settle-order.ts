import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OrderStatus } from "../../../domain/order/draft.ts"
import { orderPaymentJob, Payments, type PaymentView } from "../../ports/payments.ts"
import { factsOf, findLife, type LifeRow } from "./life-row.ts"

const ended: ReadonlyArray<OrderStatus> = ["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"]
const delivered: ReadonlyArray<OrderStatus> = ["delivered", "invoiced", "settled"]

/** Whether the payment of an order needs an action when the order reaches this status. */
export const isSettledAt = (status: OrderStatus): boolean => status === "delivered" || ended.includes(status)

/**
 * Returns the next action on a payment that the state of its order requires; `undefined` if payment and order agree.
 */
export const nextAction = (
  order: Pick<LifeRow, "status" | "life">,
  { state, money, captured }: Pick<PaymentView, "state" | "money" | "captured">
): { readonly action: "capture" | "void" | "refund"; readonly cents: number } | undefined => {
  if (ended.includes(order.status)) {
    if (state === "authorised" || state === "created") return { action: "void", cents: 0 }
    return state === "captured" ? { action: "refund", cents: captured } : undefined
  }
  const { delivery } = factsOf(order)
  if (!delivered.includes(order.status) || delivery === null || state !== "authorised") return undefined
  // an amount beyond the authorised sum is paid by invoice
  const cents = Math.min(delivery.bill.totalCents, money.cents)
  return cents > 0 ? { action: "capture", cents } : { action: "void", cents: 0 }
}

const decode = Schema.decodeUnknownEffect(Schema.Struct({ orderId: Schema.String }))

/** Fails the job because the provider has not responded yet; the job is retried with growing delays. */
class NotSettled extends Error {
  override readonly name = "NotSettled"
}

/**
 * Brings an order's payment in line with the order: captured after delivery, voided if the order ended before, refunded
 * if it ended after. Can be repeated any number of times.
 */
export const settleOrder = Effect.fnUntraced(function* (payload: unknown) {
  const { orderId } = yield* decode(payload)
  const sql = yield* SqlClient
  const payments = yield* Payments
  const [claimed] = yield* sql<{ readonly id: string }>`select id from payment where order_id = ${orderId}`
  const order = yield* findLife(orderId)
  if (claimed === undefined || order === undefined) return
  const found = yield* payments.find(claimed.id)
  if (found === undefined) return
  // nothing new is requested while the outcome of the last request is unknown
  const known = found.state.startsWith("unknown.") ? (yield* payments.ask(found.id))?.payment : found
  const next = known === undefined ? undefined : nextAction(order, known)
  if (known === undefined || known.state.startsWith("unknown."))
    return yield* Effect.fail(new NotSettled("The provider has not said yet"))
  if (next === undefined) return
  const after =
    next.action === "capture"
      ? yield* payments.capture(known.id, next.cents)
      : next.action === "refund"
        ? yield* payments.refund(known.id, next.cents)
        : yield* payments.void(known.id)
  if (after !== undefined && (after.state.startsWith("unknown.") || nextAction(order, after) !== undefined))
    return yield* Effect.fail(new NotSettled(after.reason ?? "The provider has not said yet"))
})

/** A payment that does not match its order is checked again after this time, in ms. */
const chasedAfter = 3_600_000

/** Adds new jobs for payments that a job could not settle in all its attempts, or whose job was lost. */
export const chaseOrders = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql`
    select job.id from payment p join customer_order o on o.id = p.order_id,
      lateral graphile_worker.add_job(${orderPaymentJob}, json_build_object('orderId', o.id),
        job_key := ${`${orderPaymentJob}:`} || o.id) job
    where p.changed_at < ${new Date(now - chasedAfter).toISOString()}::timestamptz
      and (p.state = 'authorised' and o.status = any(${[...ended, ...delivered]}::text[])
        or p.state = 'captured' and o.status = any(${ended}::text[]))`
})
