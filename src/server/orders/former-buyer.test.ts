import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { customer } from "../testing/customers.test-support.ts"
import { addressPayload, begunDraft, readSaved } from "../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const saved = Effect.fnUntraced(function* (client: TestVisitor, change: object = {}) {
  const { place, draft } = yield* begunDraft(client)
  const answer = yield* client.post("/api/order-process/address/save", addressPayload(draft, place, change))
  assert.strictEqual(answer.status, 200, answer.text)
  return readSaved(answer).draft
})

const addressesOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  return yield* sql<{ readonly kind: number; readonly street: string }>`
    select kind, contents ->> 'street' as street from account_address where account_id = ${accountId}`
})

layer(SampleApi, realTime)("the address of an earlier order (rule order.former-address)", (it) => {
  it.effect("prefills the next order of the same session, and of no other", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      assert.isUndefined((yield* begunDraft(guest)).draft.formerBuyer)
      const first = yield* saved(guest)
      assert.isUndefined(first.formerBuyer, "an order with an address of its own needs none")
      const { formerBuyer } = (yield* begunDraft(guest)).draft
      assert.deepInclude(formerBuyer, { emailAddress: "erika@example.de", useInvoiceAddress: false })
      assert.deepInclude(formerBuyer?.deliveryAddress, { street: "Marktplatz", firstName: "Erika" })
      assert.isUndefined((yield* begunDraft(yield* visitor)).draft.formerBuyer)
    })
  )

  it.effect("is not used after a day", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { orderDraftId } = yield* saved(guest)
      const sql = yield* SqlClient
      yield* sql`update order_draft set changed_at = changed_at - interval '25 hours' where id = ${orderDraftId}`
      assert.isUndefined((yield* begunDraft(guest)).draft.formerBuyer)
    })
  )
})

layer(SampleApi, realTime)("a typed address that a ticked box keeps (rule order.keeps-address)", (it) => {
  it.effect("becomes one of the account's addresses, once", () =>
    Effect.gen(function* () {
      const { id, browser } = yield* customer("merkt@example.org")
      yield* saved(browser)
      assert.deepStrictEqual(yield* addressesOf(id), [])
      yield* saved(browser, { KeepAddress: true })
      yield* saved(browser, { KeepAddress: true })
      assert.deepStrictEqual(yield* addressesOf(id), [{ kind: 1, street: "Marktplatz" }])
    })
  )

  it.effect("is not kept for a guest", () =>
    Effect.gen(function* () {
      yield* saved(yield* visitor, { KeepAddress: true })
    })
  )
})
