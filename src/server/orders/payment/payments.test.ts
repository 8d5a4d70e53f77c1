import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { mandateVersion } from "../../../domain/legal/sepa-mandate.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { Secrets } from "../../http/secrets.ts"
import { placeOrder, read, readPlaced, readSaved } from "../../testing/journey.test-support.ts"
import { confirmationMail } from "../receipt-mail.ts"
import {
  iban,
  installment,
  pay,
  payableDraft,
  problemsOf,
  sepa
} from "../../testing/payment-steps.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const whole = iban.replaceAll(" ", "")
const mandateRow = Effect.fnUntraced(function* (draftId: string) {
  const sql = yield* SqlClient
  const { open } = yield* Secrets
  const [row] = yield* sql<{
    readonly iban: Uint8Array
    readonly reference: string
    readonly creditorId: string
  }>`
    select reference, iban, address, text_version as "textVersion", creditor_id as "creditorId"
    from sepa_mandate where draft_id = ${draftId}`
  return row === undefined ? undefined : { ...row, iban: open(row.iban, draftId) }
})

layer(SampleApi, realTime)("paying for an order", (it) => {
  describe("by direct debit", () => {
    it.effect("stores the mandate with everything that proves it, and the account encrypted", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false)
        const terms = yield* buyer.get(`/api/order-process/${draft.orderDraftId}/mandate`)
        const saved = yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })
        assert.strictEqual(saved.status, 200, saved.text)
        assert.notInclude(saved.text, whole)
        const { payment, steps } = readSaved(saved).draft
        assert.strictEqual(payment?.variant, "Sepa")
        const { reference, creditorId, ...rest } = payment?.mandate ?? assert.fail()
        assert.deepStrictEqual(rest, {
          creditorName: draft.offer.seller.name,
          textVersion: mandateVersion,
          acceptedAt: new Date(morning).toISOString(),
          accountHolder: "Erika Beispiel",
          account: "DE•• •••• 3000"
        })
        assert.match(reference, /^HM-[0-9A-F]{24}$/u)
        assert.match(creditorId, /^DE\d\dZZZ\d{11}$/u)
        assert.deepInclude(terms.body, { Reference: reference, CreditorId: creditorId })
        assert.includeDeepMembers(
          steps.map(({ key }) => key),
          ["Summary"]
        )
        assert.deepInclude(yield* mandateRow(draft.orderDraftId), { iban: whole, reference, creditorId })
        const sql = yield* SqlClient
        const [kept] = yield* sql<{ readonly text: string }>`
          select d::text || m::text as text from order_draft d join sepa_mandate m on m.draft_id = d.id
          where d.id = ${draft.orderDraftId}`
        assert.notInclude(kept?.text, whole)
        assert.notInclude(kept?.text, Buffer.from(whole).toString("hex"))
      })
    )

    it.effect("results in a receipt that contains only the mandate and the masked account", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, true)
        const saved = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
        assert.strictEqual(saved.payment?.variant, "InteraidSepa")
        assert.deepInclude(saved.payment?.mandate, {
          creditorName: sampleSite.operator.name,
          creditorId: sampleSite.operator.creditorId
        })
        const again = readSaved(
          yield* pay(buyer, saved, {
            PaymentId: 42,
            OrderReference: "Haus",
            Sepa: { ...sepa, AccountHolder: "", Iban: "" }
          })
        ).draft
        assert.deepStrictEqual(again.payment?.mandate, saved.payment?.mandate)
        assert.strictEqual((yield* mandateRow(draft.orderDraftId))?.iban, whole)
        const { orderId } = readPlaced(yield* placeOrder(buyer, again, "sepa-to-receipt"))
        const page = yield* buyer.get(`/api/orders/${orderId}`)
        assert.notInclude(page.text, whole)
        const order = read(orderView)(page)
        assert.deepStrictEqual(order.payment, again.payment)
        const { text } = confirmationMail(order, {
          operator: sampleSite.operator,
          link: "https://shop.example",
          isMailboxProved: true
        })
        for (const part of [
          "SEPA-Lastschrift des Plattformbetreibers",
          "DE•• •••• 3000",
          "Mandatsreferenz: HM-"
        ])
          assert.include(text, part)
        assert.notInclude(text, whole)
      })
    )

    it.effect("is refused by field, and with the reason if the order cannot be paid so", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false)
        const wrong = (change: object) =>
          Effect.map(pay(buyer, draft, { PaymentId: 42, ...change }), problemsOf)
        assert.deepStrictEqual(yield* wrong({}), ["Sepa.Iban required"])
        assert.deepStrictEqual(
          yield* wrong({ Sepa: { ...sepa, AccountHolder: "", Iban: "DE88 3704", MandateAccepted: false } }),
          ["Sepa.AccountHolder required", "Sepa.Iban ibanLength", "Sepa.MandateAccepted notAccepted"]
        )
        assert.deepStrictEqual(yield* wrong({ Sepa: { ...sepa, Iban: "" } }), ["Sepa.Iban required"])
        assert.deepStrictEqual(yield* wrong({ Sepa: { ...sepa, MandateTextVersion: "x" } }), [
          "Sepa.MandateAccepted notAccepted"
        ])
        assert.deepStrictEqual(yield* wrong({ Sepa: sepa, IsInteraidPayment: true }), [
          "IsInteraidPayment otherCreditor"
        ])
        assert.deepStrictEqual(yield* wrong({ PaymentId: 41 }), ["PaymentId unknown"])
        assert.isUndefined(yield* mandateRow(draft.orderDraftId))
      })
    )

    it.effect("deletes the account if another way is chosen, and after an outdated save", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft } = yield* payableDraft(buyer, false)
        const saved = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
        const late = yield* pay(buyer, draft, {
          PaymentId: 42,
          Sepa: { ...sepa, Iban: "AT611904300234573201" }
        })
        assert.strictEqual(late.status, 409)
        assert.strictEqual((yield* mandateRow(draft.orderDraftId))?.iban, whole)
        const invoice = readSaved(yield* pay(buyer, saved, {})).draft
        assert.isUndefined(invoice.payment?.mandate)
        assert.isUndefined(yield* mandateRow(draft.orderDraftId))
        assert.notStrictEqual(invoice.summaryHash, saved.summaryHash)
      })
    )
  })

  it.effect(
    "is nothing that staff see or do in a customer's name, but for an invoice (rule account.no-bank-data)",
    () =>
      Effect.gen(function* () {
        const { client: buyer, id } = yield* signedInWith("konto@zahlt.example", "Role_Customer", morning)
        const { draft } = yield* payableDraft(buyer, false)
        const saved = readSaved(yield* pay(buyer, draft, { PaymentId: 42, Sepa: sepa })).draft
        const staff = yield* signedInWith("konto@haus.example", "Role_Interaid_CustomerSupport", morning)
        yield* staff.client.post(`/api/support/benutzer/${id}/anmelden-als`, {
          Reason: "Fragen zur Zahlung"
        })
        const seen = yield* staff.client.get(`/api/order-process/${draft.orderDraftId}`)
        assert.strictEqual(seen.status, 200, seen.text)
        for (const secret of ["3000", "Mandate", "AccountHolder"]) assert.notInclude(seen.text, secret)
        for (const what of ["mandate", "installment-options"])
          assert.strictEqual(
            (yield* staff.client.get(`/api/order-process/${draft.orderDraftId}/${what}`)).status,
            403
          )
        for (const change of [
          { PaymentId: 42, Sepa: { ...sepa, Iban: "" } },
          { PaymentId: 45, Installment: installment }
        ])
          assert.strictEqual((yield* pay(staff.client, saved, change)).status, 403)
        assert.strictEqual((yield* mandateRow(draft.orderDraftId))?.iban, whole)
        const placed = yield* placeOrder(buyer, saved, "paid-by-the-buyer-himself")
        const order = yield* staff.client.get(`/api/orders/${readPlaced(placed).orderId}`)
        assert.strictEqual(order.status, 200, order.text)
        for (const secret of ["3000", "AccountHolder"]) assert.notInclude(order.text, secret)
        const invoice = yield* payableDraft(staff.client, false)
        assert.strictEqual((yield* pay(staff.client, invoice.draft, {})).status, 200)
      })
  )

  it.effect("is hidden from other users: terms and plans of their drafts are not found", () =>
    Effect.gen(function* () {
      const { draft } = yield* payableDraft(yield* visitor, false)
      const other = yield* visitor
      for (const what of ["mandate", "installment-options"])
        assert.strictEqual((yield* other.get(`/api/order-process/${draft.orderDraftId}/${what}`)).status, 404)
      assert.strictEqual((yield* pay(other, draft, { PaymentId: 42, Sepa: sepa })).status, 404)
    })
  )
})
