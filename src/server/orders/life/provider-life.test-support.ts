import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { ProviderId } from "../../../domain/payment/payment-providers.ts"
import { appliedDraft } from "../payment/instalment-orders.test-support.ts"
import { readPlaced } from "../../testing/journey.test-support.ts"
import { agreedDraft, place } from "../../testing/provider-orders.test-support.ts"

export type Choice = ProviderId

/** Places an order whose buyer pays by PayPal. */
const byPayPal = Effect.gen(function* () {
  const { buyer, draft } = yield* agreedDraft
  const paymentId = draft.payment?.atProvider?.id ?? assert.fail()
  const placed = yield* place(buyer, draft, `held-${paymentId}`)
  assert.strictEqual(placed.status, 201, placed.text)
  return { buyer, draft, paymentId, ...readPlaced(placed) }
})

/** Places an order whose buyer pays in instalments. */
const byInstalments = Effect.gen(function* () {
  const { buyer, draft } = yield* appliedDraft
  const paymentId = draft.payment?.atProvider?.id ?? assert.fail()
  const placed = yield* place(buyer, draft, `held-${paymentId}`)
  assert.strictEqual(placed.status, 201, placed.text)
  return { buyer, draft, paymentId, ...readPlaced(placed) }
})

/** Places an order whose sum is authorised at a provider. */
export const heldOrder = Effect.fnUntraced(function* (provider: ProviderId) {
  const made = provider === "paypal" ? yield* byPayPal : yield* byInstalments
  return {
    ...made,
    dealerId: made.draft.offer.dealerId,
    cents: Math.round(made.draft.offer.totalPrice * 100)
  }
})
