import { assert } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { apiWith, morning, TestApi } from "./api.test-support.ts"
import { draftNow, ordersOf, placeOrder, readSaved } from "./journey.test-support.ts"
import { pay, payableDraft } from "./payment-steps.test-support.ts"
import { paymentWorld } from "../payments/payment-world.test-support.ts"
import { SampleDatabase } from "./testing-database.ts"
import { type TestVisitor, visitor } from "./visitor.test-support.ts"

/** The fakes of both payment providers, and the payment services that use them. */
export class World extends Context.Service<World, Effect.Success<typeof paymentWorld>>()("test/World") {}

const itsPayments = Layer.effectContext(Effect.map(World, ({ built }) => built)).pipe(
  Layer.provideMerge(Layer.effect(World)(paymentWorld))
)

/** The API with the fakes of both payment providers, on a separate database. */
export const ProviderApi = apiWith(SampleDatabase, itsPayments)

interface PaymentRow {
  readonly id: string
  readonly state: string
  readonly orderId: string | null
}

/**
 * Resets the faults, rules and alarms of the fake payment providers, and sets the time to nine in the morning (UTC).
 */
export const tidyWorld = Effect.gen(function* () {
  const made = yield* World
  const { setTime } = yield* TestApi
  setTime(morning)
  made.there.faults.length = 0
  made.there.rules.pages = made.there.url
  made.there.rules.refusesNext = false
  made.alarms.length = 0
  return made
})

export const paymentsOf = Effect.fnUntraced(function* (draft: Pick<OrderDraft, "orderDraftId">) {
  const sql = yield* SqlClient
  return yield* sql<PaymentRow>`
    select id, state, order_id as "orderId" from payment where draft_id = ${draft.orderDraftId} order by created_at, id`
})

/** Creates a draft whose buyer is redirected to PayPal. */
export const sentAway = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const { draft } = yield* payableDraft(buyer, true)
  const saved = yield* pay(buyer, draft, { PaymentId: 43 })
  assert.strictEqual(saved.status, 200, saved.text)
  return { saved, draft: readSaved(saved).draft }
})

/** Creates a draft that can be placed: its buyer has approved the payment at PayPal and returned. */
export const agreedDraft = Effect.gen(function* () {
  const { there } = yield* tidyWorld
  const buyer = yield* visitor
  const { draft } = yield* sentAway(buyer)
  there.agree(draft.payment?.atProvider?.id ?? "")
  return { buyer, draft: yield* draftNow(buyer, draft.orderDraftId) }
})

/**
 * Checks the invariants after any sequence of calls: every order of the draft has an authorised payment, and nothing is
 * authorised twice.
 */
export const expectAgreement = Effect.fnUntraced(function* (draft: OrderDraft) {
  const { there } = yield* World
  const orders = yield* ordersOf(draft)
  const payments = yield* paymentsOf(draft)
  const claimed = payments.filter(({ orderId }) => orderId !== null)
  assert.deepStrictEqual(
    claimed.map(({ orderId, state }) => [orderId, state]),
    orders.map(({ id }) => [id, "authorised"])
  )
  const ids = payments.map(({ id }) => id)
  const held = there.ledger.filter(({ payment }) => ids.includes(payment))
  assert.isAtMost(held.filter(({ action }) => action === "authorise").length, 1)
  return { orders, payments, held: held.map(({ action, cents }) => `${action} ${cents}`) }
})

export const place = (buyer: TestVisitor, draft: OrderDraft, key: string) => placeOrder(buyer, draft, key)
