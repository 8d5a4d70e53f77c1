import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { fromDecimal } from "../../../domain/price/money.ts"
import { finalPlan } from "../../../domain/payment/instalments.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { placeOrder, readPlaced, readSaved } from "../../testing/journey.test-support.ts"
import { act, dealerUser, ledTo, readPage } from "../../testing/order-life.test-support.ts"
import { installment, pay, payableDraft } from "../../testing/payment-steps.test-support.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

layer(SampleApi, realTime)("the final plan of instalments (decision 022)", (it) => {
  it.effect("is that of the delivered amount: on the page, in the mail and as a document", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const email = "plan@raten.example"
      const { draft } = yield* payableDraft(buyer, false, { EmailAddress: email })
      const change = { PaymentId: 45, PaymentModifier: 12, Installment: installment }
      const ready = readSaved(yield* pay(buyer, draft, change)).draft
      const { orderId } = readPlaced(yield* placeOrder(buyer, ready, "final-plan"))
      const page = Effect.map(buyer.get(`/api/orders/${orderId}`), readPage)
      const before = yield* page
      assert.isNull(before.finalPlan)
      assert.isFalse(before.documents.some(({ kind }) => kind === "plan"))
      const { client } = yield* dealerUser("plan@haendler.example", draft.offer.dealerId)
      const version = yield* ledTo(client, orderId, [
        ["confirm", {}],
        ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
        ["deliver", { Day: sampleDay, Amount: 5700, IsMixed: false, Reason: "" }]
      ])
      const after = yield* page
      const { payment, delivery, finalPlan: plan } = after
      assert(payment.plan !== undefined && delivery !== null && plan !== null)
      // the plan shown when ordering stays unchanged
      assert.isTrue(payment.plan.isProvisional)
      assert.deepStrictEqual(plan, finalPlan(payment.plan, fromDecimal(delivery.bill.totalPrice)))
      assert.deepInclude(plan, {
        months: 12,
        netAmount: delivery.bill.totalPrice,
        effectiveRate: 9.99,
        isProvisional: false
      })
      assert.isBelow(plan.rate, payment.plan.rate)
      assert.include(
        after.documents.map(({ path }) => path),
        `/druckansicht/bestellung/${orderId}/ratenplan`
      )
      yield* workOnce()
      const [mail] = (yield* mailsTo(email)).filter(({ subject }) => subject.endsWith("wurde geliefert"))
      const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })
      for (const body of [mail?.text ?? "", mail?.html ?? ""])
        for (const part of [
          "endgültig",
          `11 zu ${money.format(plan.rate)}`,
          money.format(plan.lastRate),
          money.format(plan.totalAmount),
          "9,56 %",
          "9,99 %",
          plan.provider,
          "DE•• •••• 3000"
        ])
          assert.include(body, part)
      yield* act(buyer, orderId, "withdraw", { Version: version, Reason: "" })
      assert.isNull((yield* page).finalPlan, "what was withdrawn is not paid in rates")
    })
  )
})
