import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  draftNow,
  raisePrices,
  read,
  readPlaced,
  readRefusal,
  readSaved
} from "../../testing/journey.test-support.ts"
import { pay, payableDraft, problemsOf } from "../../testing/payment-steps.test-support.ts"
import {
  agreedDraft,
  expectAgreement,
  paymentsOf,
  place,
  ProviderApi,
  sentAway,
  tidyWorld
} from "../../testing/provider-orders.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const approvalUrl = ({ body }: { readonly body: unknown }) =>
  Schema.decodeUnknownSync(Schema.Struct({ ApprovalUrl: Schema.optionalKey(Schema.String) }))(body)
    .ApprovalUrl ?? ""

layer(SampleApi, realTime)("PayPal without its keys", (it) => {
  it.effect("is not offered, and the reason is given if it is requested", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, true)
      assert.deepStrictEqual(draft.providers, { paypal: false, instalment: false })
      assert.deepStrictEqual(problemsOf(yield* pay(buyer, draft, { PaymentId: 43 })), [
        "PaymentId notConfigured"
      ])
      assert.deepStrictEqual(yield* paymentsOf(draft), [])
    })
  )
})

layer(ProviderApi, realTime)("agreeing to a payment at PayPal", (it) => {
  it.effect("sends the buyer there, and opens the summary after the return, by any address", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { saved, draft } = yield* sentAway(buyer)
      assert.match(approvalUrl(saved), /^http:\/\/127\.0\.0\.1:\d+\/checkoutnow\?token=ORDER/u)
      const cents = Math.round(draft.offer.totalPrice * 100)
      assert.deepInclude(draft.payment?.atProvider, { state: "open", amount: draft.offer.totalPrice })
      assert.notInclude(
        draft.steps.map(({ key }) => key),
        "Summary"
      )
      // the buyer returns before agreeing
      assert.strictEqual((yield* draftNow(buyer, draft.orderDraftId)).version, draft.version)
      there.agree(draft.payment?.atProvider?.id ?? "")
      const back = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepInclude(back.payment?.atProvider, { state: "agreed" })
      assert.include(
        back.steps.map(({ key }) => key),
        "Summary"
      )
      // the buyer returns a second time, and in another tab
      const again = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepStrictEqual([again.version, again.summaryHash], [back.version, back.summaryHash])
      // the buyer also returns to the payment step, where no new agreement is needed
      const kept = yield* pay(buyer, again, { PaymentId: 43, OrderReference: "Haus" })
      assert.strictEqual(approvalUrl(kept), "")
      assert.deepStrictEqual(readSaved(kept).draft.payment?.atProvider, back.payment?.atProvider)
      const placed = yield* place(buyer, readSaved(kept).draft, "paypal-to-order")
      assert.strictEqual(placed.status, 201, placed.text)
      const { orders, held } = yield* expectAgreement(draft)
      assert.deepStrictEqual([orders.length, held], [1, [`authorise ${cents}`]])
      const order = read(orderView)(yield* buyer.get(`/api/orders/${readPlaced(placed).orderId}`))
      assert.strictEqual(order.payment.variant, "PayPal")
    })
  )

  it.effect("is dropped when the buyer chooses another way, also if they agree to it later", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* sentAway(buyer)
      const invoice = readSaved(yield* pay(buyer, draft, {})).draft
      there.agree(draft.payment?.atProvider?.id ?? "")
      const back = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepStrictEqual([back.version, back.payment?.variant], [invoice.version, "InteraidInvoice"])
      assert.strictEqual((yield* place(buyer, back, "invoice-after-all")).status, 201)
      assert.deepStrictEqual(there.booked(draft.payment?.atProvider?.id ?? ""), [])
    })
  )

  it.effect("is one payment for two tabs and for a double click, and another one for another sum", () =>
    Effect.gen(function* () {
      yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, true)
      const [one, other] = yield* Effect.all(
        [pay(buyer, draft, { PaymentId: 43 }), pay(buyer, draft, { PaymentId: 43 })],
        { concurrency: 2 }
      )
      assert.deepStrictEqual(
        [one.status, other.status].toSorted((a, b) => a - b),
        [200, 409]
      )
      assert.strictEqual((yield* paymentsOf(draft)).length, 1)
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.strictEqual((yield* pay(buyer, now, { PaymentId: 43 })).status, 200)
      assert.strictEqual((yield* paymentsOf(draft)).length, 1)
    })
  )

  it.effect("is not possible while PayPal is down, and every other way is", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, true)
      there.faults.push(
        { kind: "failBefore", at: "/v2/checkout/orders" },
        { kind: "failBefore", at: "/v2/checkout/orders" }
      )
      assert.deepStrictEqual(problemsOf(yield* pay(buyer, draft, { PaymentId: 43 })), [
        "PaymentId providerAway"
      ])
      assert.strictEqual((yield* pay(buyer, draft, {})).status, 200)
    })
  )

  it.effect("is queried again at the next call if PayPal was down when the buyer came back", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* sentAway(buyer)
      there.agree(draft.payment?.atProvider?.id ?? "")
      there.faults.push({ kind: "failBefore" }, { kind: "failBefore" })
      const unsure = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepInclude(unsure.payment?.atProvider, { state: "open" })
      const sure = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepInclude(sure.payment?.atProvider, { state: "agreed" })
    })
  )

  it.effect("is not valid for another price: the buyer has to agree again", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* agreedDraft
      yield* raisePrices
      const answer = yield* place(buyer, draft, "at-the-old-price")
      assert.deepStrictEqual([answer.status, readRefusal(answer).code], [409, "PriceChanged"])
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.notInclude(
        now.steps.map(({ key }) => key),
        "Summary"
      )
      assert.strictEqual(now.paymentProblem?.reason, "agreementOutdated")
      assert.deepStrictEqual((yield* expectAgreement(draft)).held, [])
      const again = yield* pay(buyer, now, { PaymentId: 43 })
      assert.include(approvalUrl(again), "checkoutnow")
      assert.strictEqual((yield* paymentsOf(draft)).length, 2)
    })
  )

  it.effect("cannot be done by staff in a customer's name, nor by strangers", () =>
    Effect.gen(function* () {
      const { draft } = yield* agreedDraft
      const other = yield* visitor
      assert.strictEqual((yield* pay(other, draft, { PaymentId: 43 })).status, 404)
      assert.strictEqual((yield* place(other, draft, "by-a-stranger")).status, 404)
      const { client: buyer, id } = yield* signedInWith("paypal@zahlt.example", "Role_Customer", morning)
      const own = yield* sentAway(buyer)
      const staff = yield* signedInWith("paypal@haus.example", "Role_Interaid_CustomerSupport", morning)
      const path = `/api/support/benutzer/${id}/anmelden-als`
      yield* staff.client.post(path, { Reason: "Fragen zur Zahlung" })
      assert.strictEqual((yield* pay(staff.client, own.draft, { PaymentId: 43 })).status, 403)
    })
  )
})
