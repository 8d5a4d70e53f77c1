import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { realTime } from "../../testing/api.test-support.ts"
import {
  draftNow,
  raisePrices,
  read,
  readPlaced,
  readRefusal,
  readSaved
} from "../../testing/journey.test-support.ts"
import { applicationOf, appliedDraft, plansOf } from "./instalment-orders.test-support.ts"
import { iban, pay, payableDraft, problemsOf } from "../../testing/payment-steps.test-support.ts"
import {
  expectAgreement,
  paymentsOf,
  place,
  ProviderApi,
  tidyWorld
} from "../../testing/provider-orders.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

layer(ProviderApi, realTime)("applying for instalments at their provider", (it) => {
  it.effect("shows the provider's plans, stores the chosen one, and holds the sum with the order", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { draft: begun } = yield* payableDraft(buyer, true)
      const { answer, plans } = yield* plansOf(buyer, begun)
      assert.strictEqual(answer.status, 200, answer.text)
      assert.deepStrictEqual(
        plans.map(({ months }) => months),
        [6, 12]
      )
      assert.strictEqual(plans[0]?.infoUrl, "https://pay.example/credit")
      // listing the plans stores nothing
      assert.deepStrictEqual(yield* paymentsOf(begun), [])
      const saved = yield* pay(buyer, begun, applicationOf(plans[1]?.optionId ?? ""))
      assert.strictEqual(saved.status, 200, saved.text)
      const { draft } = readSaved(saved)
      const { payment } = draft
      assert.deepInclude(payment?.atProvider, { provider: "instalment", state: "agreed" })
      assert.deepInclude(payment?.plan, { months: 12, rate: plans[1]?.rate ?? 0, account: "DE•• •••• 3000" })
      const sql = yield* SqlClient
      const [kept] = yield* sql<{ readonly option: string; readonly token: string }>`
        select option_id as option, device_token as token from instalment_application
        where draft_id = ${draft.orderDraftId}`
      assert.deepStrictEqual(kept, { option: "plan-12", token: "p_m_session" })
      assert.deepStrictEqual(
        there.ledger.filter(({ payment: id }) => id === payment?.atProvider?.id),
        []
      )
      const placed = yield* place(buyer, draft, "rates-to-order")
      assert.strictEqual(placed.status, 201, placed.text)
      const { orders, held } = yield* expectAgreement(draft)
      assert.deepStrictEqual(
        [orders.length, held],
        [1, [`authorise ${Math.round(draft.offer.totalPrice * 100)}`]]
      )
      const order = read(orderView)(yield* buyer.get(`/api/orders/${readPlaced(placed).orderId}`))
      assert.deepStrictEqual(order.payment.plan, payment?.plan)
      const [, application] = there.applications.slice(-2)
      assert.deepStrictEqual(application, {
        birthDate: "19800517",
        deviceToken: "p_m_session",
        option: "plan-12",
        iban: iban.replaceAll(" ", "")
      })
    })
  )

  it.effect("is not offered for a seller's own goods: the provider pays the operator", () =>
    Effect.gen(function* () {
      yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, false)
      assert.deepStrictEqual((yield* plansOf(buyer, draft)).plans, [])
      assert.deepStrictEqual(problemsOf(yield* pay(buyer, draft, applicationOf("annuity-12-999"))), [
        "PaymentId otherCreditor"
      ])
      // a buyer who chose instalments together with the offer is informed why they are excluded
      const wish = { Parameters: [{ Id: 45, Modifier: 12 }] }
      const wished = yield* payableDraft(buyer, false, {}, wish)
      assert.deepStrictEqual(wished.draft.paymentProblem, {
        variant: "Installment",
        reason: "otherCreditor",
        wasChosen: false
      })
    })
  )

  for (const [what, kind] of [
    ["down", "failBefore"],
    ["slow", "hangBefore"],
    ["garbled", "garbledAfter"]
  ] as const)
    it.effect(`reports that the provider is ${what}, and all other ways to pay are open`, () =>
      Effect.gen(function* () {
        const { there } = yield* tidyWorld
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, true)
        const { plans } = yield* plansOf(buyer, draft)
        there.faults.push({ kind, at: "/commerce-cases" })
        assert.strictEqual((yield* plansOf(buyer, draft)).answer.status, 503)
        there.faults.push({ kind, at: "/payment-executions" })
        assert.deepStrictEqual(
          problemsOf(yield* pay(buyer, draft, applicationOf(plans[0]?.optionId ?? ""))),
          ["Installment.OptionId providerAway"]
        )
        assert.strictEqual((yield* pay(buyer, draft, {})).status, 200)
      })
    )

  it.effect("accepts no plan that the provider does not offer, but an empty device token", () =>
    Effect.gen(function* () {
      const { there } = yield* tidyWorld
      const buyer = yield* visitor
      const { draft } = yield* payableDraft(buyer, true)
      const { plans } = yield* plansOf(buyer, draft)
      for (const optionId of ["annuity-12-999", `${plans[0]?.optionId}9`])
        assert.deepStrictEqual(problemsOf(yield* pay(buyer, draft, applicationOf(optionId))), [
          "Installment.OptionId invalid"
        ])
      const saved = yield* pay(buyer, draft, applicationOf(plans[0]?.optionId ?? "", { DeviceToken: "" }))
      assert.strictEqual(saved.status, 200, saved.text)
      assert.strictEqual(there.applications.at(-1)?.deviceToken, undefined)
    })
  )

  it.effect("is one application for the same plan, another one for another plan, and one for two tabs", () =>
    Effect.gen(function* () {
      const { buyer, draft, plans } = yield* appliedDraft
      const first = draft.payment?.atProvider?.id
      const keeps = (index: number) =>
        applicationOf(plans[index]?.optionId ?? "", { BirthDate: "", Iban: "" })
      const again = readSaved(yield* pay(buyer, draft, keeps(0))).draft
      assert.strictEqual(again.payment?.atProvider?.id, first)
      const [one, other] = yield* Effect.all([pay(buyer, again, keeps(1)), pay(buyer, again, keeps(1))], {
        concurrency: 2
      })
      assert.deepStrictEqual(
        [one.status, other.status].toSorted((a, b) => a - b),
        [200, 409]
      )
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.notStrictEqual(now.payment?.atProvider?.id, first)
      assert.strictEqual((yield* place(buyer, now, "another-plan")).status, 201)
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
    })
  )

  it.effect("is not valid for another price", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* appliedDraft
      yield* raisePrices
      assert.strictEqual(
        readRefusal(yield* place(buyer, draft, "rates-at-the-old-price")).code,
        "PriceChanged"
      )
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepStrictEqual([now.steps.at(-1)?.key, now.summaryHash], ["Payment", null])
      assert.strictEqual(now.paymentProblem?.reason, "planOutdated")
      assert.deepStrictEqual((yield* expectAgreement(draft)).held, [])
    })
  )
})
