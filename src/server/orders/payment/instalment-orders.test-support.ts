import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { instalmentTerms } from "../../../contract/schemas/payment.schema.ts"
import { wire } from "../../../contract/wire.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { readSaved } from "../../testing/journey.test-support.ts"
import { installment, pay, payableDraft } from "../../testing/payment-steps.test-support.ts"
import { tidyWorld } from "../../testing/provider-orders.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const readPlans = Schema.decodeUnknownSync(Schema.Struct({ Options: Schema.Array(wire(instalmentTerms)) }))

/** Returns the plans offered for a draft; empty if the response contains none. */
export const plansOf = Effect.fnUntraced(function* (buyer: TestVisitor, draft: OrderDraft) {
  const answer = yield* buyer.get(`/api/order-process/${draft.orderDraftId}/installment-options`)
  return { answer, plans: answer.status === 200 ? readPlans(answer.body).Options : [] }
})

/** Returns an application for a plan, as the payment step sends it. */
export const applicationOf = (optionId: string, change: object = {}) => ({
  PaymentId: 45,
  PaymentModifier: 6,
  Installment: { ...installment, OptionId: optionId, DeviceToken: "p_m_session", ...change }
})

/** Creates a draft that can be placed, with an application for the provider's first plan. */
export const appliedDraft = Effect.gen(function* () {
  yield* tidyWorld
  const buyer = yield* visitor
  const { draft } = yield* payableDraft(buyer, true)
  const { plans } = yield* plansOf(buyer, draft)
  const saved = yield* pay(buyer, draft, applicationOf(plans[0]?.optionId ?? ""))
  assert.strictEqual(saved.status, 200, saved.text)
  return { buyer, plans, draft: readSaved(saved).draft }
})
