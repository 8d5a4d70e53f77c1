import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, password, signInAs } from "../../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { act, dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"

const billed = [
  ["confirm", {}],
  ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
  ["deliver", { Day: sampleDay, Amount: 6000, IsMixed: false, Reason: "" }],
  ["invoice", {}]
] as const

layer(SampleApi, realTime)("a bill", (it) => {
  it.effect("stays with its order without the buyer's account, and its order cannot be deleted", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId, offer, email } = yield* placedOrder("bleibt")
      const { client: dealer } = yield* dealerUser("bleibt@haendler.example", offer.dealerId)
      yield* ledTo(dealer, orderId, billed)
      const accountId = yield* makeAccount(email, ["Role_Customer"])
      yield* sql`update customer_order set account_id = ${accountId} where id = ${orderId}`
      const { client: buyer } = yield* signInAs(email)
      const gone = yield* buyer.post("/api/kunde/loeschen", { Password: password })
      assert.deepStrictEqual(gone.body, { Success: true })
      const kept = sql`
        select o.account_id as "accountId", o.status, b.issuer_id = o.dealer_id as "isDealers"
        from customer_order o join bill b on b.order_id = o.id where o.id = ${orderId}`
      const whole = [{ accountId: null, status: "invoiced", isDealers: true }]
      assert.deepStrictEqual(yield* kept, whole)
      const deleted = yield* Effect.exit(sql`delete from customer_order where id = ${orderId}`)
      assert.strictEqual(deleted._tag, "Failure")
      assert.deepStrictEqual(yield* kept, whole)
    })
  )

  it.effect("has a number without a link or a sentence, since mails name it", () =>
    Effect.gen(function* () {
      const { orderId, offer } = yield* placedOrder("nummer")
      const { client: dealer } = yield* dealerUser("nummer@haendler.example", offer.dealerId)
      const Version = yield* ledTo(dealer, orderId, billed.slice(0, 3))
      for (const InvoiceNumber of [
        "https://evil.example",
        "Bitte: 1!",
        "1@evil.example",
        "www.evil.example/x"
      ]) {
        const answer = yield* act(dealer, orderId, "invoice", { Version, InvoiceNumber })
        assert.deepInclude(answer.body, {
          Code: "Invalid",
          Problems: [{ Code: "numberUnfit", Field: "InvoiceNumber", Params: {} }]
        })
      }
      const own = yield* act(dealer, orderId, "invoice", { Version, InvoiceNumber: "2026/17-ä" })
      assert.strictEqual(own.status, 200, own.text)
    })
  )

  it.effect("that cannot be stored does not change its order", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [first, second] = [yield* placedOrder("erste"), yield* placedOrder("zweite")]
      assert.strictEqual(first.offer.dealerId, second.offer.dealerId)
      const { client: dealer } = yield* dealerUser("doppelt@haendler.example", first.offer.dealerId)
      const version = yield* ledTo(dealer, first.orderId, billed)
      assert.strictEqual(yield* ledTo(dealer, second.orderId, billed.slice(0, 3)), version - 1)
      // an SQL statement that writes the log directly, without the API
      const again = yield* Effect.exit(sql`
        insert into order_event (order_id, version, event, status, at, data)
        select ${second.orderId}, ${version}, event, status, at, data from order_event
        where order_id = ${first.orderId} and event = 'order.invoice'`)
      assert.strictEqual(again._tag, "Failure")
      const { Version } = bodyOf<{ readonly Version: number }>(
        yield* act(dealer, second.orderId, "invoice", { Version: version - 1 })
      )
      assert.strictEqual(Version, version)
    })
  )
})
