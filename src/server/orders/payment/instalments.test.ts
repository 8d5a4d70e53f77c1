import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { Secrets } from "../../http/secrets.ts"
import {
  addressIn,
  addressPayload,
  draftNow,
  ordersOf,
  placeOrder,
  raisePrices,
  read,
  readPlaced,
  readRefusal,
  readSaved
} from "../../testing/journey.test-support.ts"
import { confirmationMail } from "../receipt-mail.ts"
import { iban, installment, pay, payableDraft, problemsOf } from "../../testing/payment-steps.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const whole = iban.replaceAll(" ", "")

layer(SampleApi, realTime)("paying for an order", (it) => {
  describe("in instalments", () => {
    it.effect("stores the plan with its figures, and birth date and account encrypted", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false)
        const offered = yield* buyer.get(`/api/order-process/${draft.orderDraftId}/installment-options`)
        assert.include(offered.text, '"Months":18')
        const change = { PaymentId: 45, PaymentModifier: 12, Installment: installment }
        const saved = yield* pay(buyer, draft, change)
        assert.strictEqual(saved.status, 200, saved.text)
        for (const secret of [whole, "1980-05-17"]) assert.notInclude(saved.text, secret)
        const next = readSaved(saved).draft
        assert.deepInclude(next.payment, { variant: "Installment", paymentId: 45 })
        assert.deepInclude(next.payment?.plan, {
          optionId: "annuity-12-999",
          months: 12,
          netAmount: draft.offer.totalPrice,
          effectiveRate: 9.99,
          isProvisional: true,
          provider: sampleSite.lender?.name ?? "",
          account: "DE•• •••• 3000"
        })
        const sql = yield* SqlClient
        const { open } = yield* Secrets
        const [row] = yield* sql<{ readonly birthDate: Uint8Array; readonly text: string }>`
          select birth_date as "birthDate", a::text as text from instalment_application a
          where draft_id = ${draft.orderDraftId}`
        assert(row !== undefined)
        assert.strictEqual(open(row.birthDate, draft.orderDraftId), "1980-05-17")
        assert.throws(() => open(row.birthDate, "another-row"))
        assert.notInclude(row.text, Buffer.from("1980").toString("hex"))
        const other = readSaved(
          yield* pay(buyer, next, {
            ...change,
            PaymentModifier: 18,
            Installment: { ...installment, OptionId: "annuity-18-999", BirthDate: "", Iban: "" }
          })
        ).draft
        assert.deepInclude(other.payment?.plan, { months: 18, account: "DE•• •••• 3000" })
        assert.notStrictEqual(other.summaryHash, next.summaryHash)
        const placed = yield* placeOrder(buyer, other, "rates-to-receipt")
        assert.strictEqual(placed.status, 201, placed.text)
        const page = read(orderView)(yield* buyer.get(`/api/orders/${readPlaced(placed).orderId}`))
        assert.deepStrictEqual(page.payment.plan, other.payment?.plan)
        const { text } = confirmationMail(page, {
          operator: sampleSite.operator,
          link: "https://shop.example",
          isMailboxProved: true
        })
        for (const part of ["18 zu", "9,56 % und 9,99 %", "vorläufig bis zur Lieferung", "DE•• •••• 3000"])
          assert.include(text, part)
        for (const secret of [whole, "1980"]) assert.notInclude(text, secret)
      })
    )

    it.effect("is checked again when addresses or price change, and closes the summary", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft, place } = yield* payableDraft(buyer, false)
        const change = { PaymentId: 45, PaymentModifier: 12, Installment: installment }
        const saved = readSaved(yield* pay(buyer, draft, change)).draft
        const company = { ...addressIn(place), CompanyName: "Beispiel GmbH" }
        const moved = readSaved(
          yield* buyer.post(
            "/api/order-process/address/save",
            addressPayload(saved, place, { DeliveryAddress: company })
          )
        ).draft
        assert.deepStrictEqual([moved.steps.at(-1)?.key, moved.summaryHash], ["Payment", null])
        // the response to the saved address contains the reason why the payment was removed
        const why = { variant: "Installment", wasChosen: true } as const
        assert.deepStrictEqual(moved.paymentProblem, { ...why, reason: "companyExcluded" })
        const options = yield* buyer.get(`/api/order-process/${draft.orderDraftId}/installment-options`)
        assert.include(options.text, '"Options":[]')
        assert.deepStrictEqual(problemsOf(yield* pay(buyer, moved, change)), ["PaymentId companyExcluded"])

        const again = yield* payableDraft(buyer, false)
        const priced = readSaved(yield* pay(buyer, again.draft, change)).draft
        yield* raisePrices
        const refused = yield* placeOrder(buyer, priced, "rates-of-another-price")
        assert.strictEqual(readRefusal(refused).code, "PriceChanged")
        const now = yield* draftNow(buyer, priced.orderDraftId)
        assert.deepStrictEqual([now.steps.at(-1)?.key, now.summaryHash], ["Payment", null])
        assert.deepStrictEqual(now.paymentProblem, { ...why, reason: "planOutdated" })
        assert.deepStrictEqual(yield* ordersOf(priced), [])
      })
    )
  })
})
