import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ProviderId } from "../domain/payment-providers.ts"
import { readPlaced, readSaved } from "./journey.test-support.ts"
import { pay, payableDraft } from "./payment-steps.test-support.ts"
import { choice, wishOf } from "./payments/payment-world.test-support.ts"
import { agreedDraft, place, tidyWorld } from "./provider-orders.test-support.ts"
import { visitor } from "./visitor.test-support.ts"

export type Choice = ProviderId

/** An order whose buyer has paid by PayPal. */
const byPayPal = Effect.gen(function* () {
  const { buyer, draft } = yield* agreedDraft
  const paymentId = draft.payment?.atProvider?.id ?? assert.fail()
  const placed = yield* place(buyer, draft, `held-${paymentId}`)
  assert.strictEqual(placed.status, 201, placed.text)
  return { buyer, draft, paymentId, ...readPlaced(placed) }
})

/** An order with instalments that are held at their provider, as placing leaves it. */
const byInstalments = Effect.gen(function* () {
  const { payments } = yield* tidyWorld
  const sql = yield* SqlClient
  const buyer = yield* visitor
  const { draft: addressed } = yield* payableDraft(buyer, true)
  const { draft } = readSaved(yield* pay(buyer, addressed, {}))
  const placed = yield* place(buyer, draft, `held-${draft.orderDraftId}`)
  const { orderId, orderNumber } = readPlaced(placed)
  const cents = Math.round(draft.offer.totalPrice * 100)
  const begun = yield* payments.begin({
    ...wishOf("instalment"),
    draftId: draft.orderDraftId,
    money: { cents, currency: "EUR" }
  })
  if (begun.type !== "begun") return yield* Effect.die(begun.type)
  const paymentId = begun.payment.id
  yield* payments.authorise(paymentId, choice)
  yield* sql`update payment set order_id = ${orderId} where id = ${paymentId}`
  const atProvider = {
    provider: "instalment",
    id: paymentId,
    amount: draft.offer.totalPrice,
    state: "agreed"
  }
  yield* sql`
    update customer_order set receipt = jsonb_set(receipt, '{payment,atProvider}', ${JSON.stringify(atProvider)}::jsonb)
    where id = ${orderId}`
  return { buyer, draft, paymentId, orderId, orderNumber }
})

/** A placed order whose sum is held at a provider. */
export const heldOrder = Effect.fnUntraced(function* (provider: ProviderId) {
  const made = provider === "paypal" ? yield* byPayPal : yield* byInstalments
  return {
    ...made,
    dealerId: made.draft.offer.dealerId,
    cents: Math.round(made.draft.offer.totalPrice * 100)
  }
})
