import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { session } from "../../contract/account.api.ts"
import { wire } from "../../contract/wire.ts"
import { rowOpener } from "../../domain/rights/permissions.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import {
  booked,
  cancelledOrders,
  comment,
  feedback,
  listOf,
  missingId,
  readList,
  readSaves,
  rowOf,
  save
} from "./cancellations.test-support.ts"
import { sameAsMissing } from "../testing/customers.test-support.ts"
import { read } from "../testing/journey.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"
import { codeAt, signedInWith } from "../testing/staff.test-support.ts"

const readSession = read(wire({ session: Schema.NullOr(session), canRefresh: Schema.Boolean }))

/** The stored data of cancellations: rows, comments, idempotency keys and the log. */
const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly hash: string }>`
    select concat_ws(' ', (select md5(string_agg(c::text, ' ' order by c.order_id)) from order_cancellation c),
      (select count(*) from order_cancellation_comment), (select count(*) from idempotency_key),
      (select count(*) from audit_event where event like 'cancellation%')) as hash`
  return row?.hash
})

layer(SampleApi, realTime)("another dealer's cancelled orders (rule safety.foreign-rows)", (it) => {
  it.effect("are not in any list, whatever the filter", () =>
    Effect.gen(function* () {
      const one = yield* dealerUser("eins@haendler.example", 100_001)
      const own = yield* cancelledOrders({ dealerId: 100_001, prefix: "fremdA" })
      const foreign = yield* cancelledOrders({ dealerId: 100_002, prefix: "fremdB", count: 5 })
      const { items } = readList(yield* listOf(one.client))
      assert.include(
        items.map(({ orderId }) => orderId),
        own[0]
      )
      assert.deepStrictEqual([...new Set(items.map(({ dealerId }) => dealerId))], [100_001])
      sameAsMissing([
        yield* listOf(one.client, { DealerId: 99_999_999 }),
        yield* listOf(one.client, { DealerId: 100_002 }),
        yield* listOf(one.client, { Search: foreign[0] }),
        yield* listOf(one.client, { Search: "fremdB-1" }),
        yield* listOf(one.client, { DealerId: 100_002, Search: "fremdB-1" })
      ])
    })
  )

  it.effect("are answered byte for byte like missing ones, and stay unchanged", () =>
    Effect.gen(function* () {
      const one = yield* dealerUser("tauscht@haendler.example", 100_001)
      const two = yield* dealerUser("besitzt@haendler.example", 100_002)
      const [foreign = ""] = yield* cancelledOrders({ dealerId: 100_002, prefix: "getauscht" })
      yield* comment(two.client, foreign, "Nur für uns.")
      yield* save(two.client, [booked(foreign, 1, "credit")])
      const before = yield* stored
      for (const version of [1, 2, 3]) {
        sameAsMissing([
          yield* comment(one.client, missingId, "Wir waren es."),
          yield* comment(one.client, foreign, "Wir waren es."),
          yield* comment(one.client, foreign, "Wir waren es.", { kind: "customer" })
        ])
        sameAsMissing([
          yield* feedback(one.client, missingId, version),
          yield* feedback(one.client, foreign, version)
        ])
      }
      assert.strictEqual(yield* stored, before)
      for (const version of [1, 2, 3]) {
        const texts: Array<string> = []
        for (const id of [missingId, foreign]) {
          // the row's current booking, and two different ones
          for (const mode of ["credit", "reversal", null] as const) {
            const answer = yield* save(one.client, [booked(id, version, mode)])
            assert.strictEqual(answer.status, 200)
            assert.deepStrictEqual(readSaves(answer), {
              saved: [],
              failed: [{ orderId: id, code: "NotFound" }]
            })
            texts.push(answer.text.replaceAll(id, ""))
          }
        }
        assert.lengthOf(new Set(texts), 1)
      }
      const row = yield* rowOf(two.client, foreign)
      assert.deepInclude(row, {
        version: 2,
        bookedAs: "credit",
        feedback: { status: 0, reason: null, comment: "" }
      })
      assert.lengthOf(row.dealerComments, 1)
    })
  )

  it.effect("are not saved in a batch with own ones", () =>
    Effect.gen(function* () {
      const { client } = yield* dealerUser("gemischt@haendler.example", 100_001)
      const two = yield* dealerUser("gemischt2@haendler.example", 100_002)
      const [own = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "gemischtA" })
      const [foreign = ""] = yield* cancelledOrders({ dealerId: 100_002, prefix: "gemischtB" })
      const answer = yield* save(client, [booked(foreign, 1, "reversal"), booked(own, 1, "reversal")])
      assert.deepStrictEqual(readSaves(answer), {
        saved: [{ orderId: own, version: 2 }],
        failed: [{ orderId: foreign, code: "NotFound" }]
      })
      assert.deepInclude(yield* rowOf(two.client, foreign), { version: 1, isBooked: false })
    })
  )

  it.effect("cannot be accessed by users who forge an author, or by dealer users without a dealer", () =>
    Effect.gen(function* () {
      const { id, client } = yield* dealerUser("faelscht@haendler.example", 100_001)
      const [own = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "faelscht" })
      const forged = yield* client.post(
        "/api/ordercancellationlist/saveOrderCancellationComment",
        { OrderId: own, Kind: "dealer", Text: "x", FkUserId: 1 },
        { headers: { "idempotency-key": "gefaelscht" } }
      )
      assert.strictEqual(forged.status, 422)
      yield* comment(client, own, "x")
      assert.deepStrictEqual(
        (yield* rowOf(client, own)).dealerComments.map(({ fkUserId }) => fkUserId),
        [id]
      )
      yield* makeAccount("ohne@haendler.example", ["Role_AdvertisingPartner"])
      const without = (yield* signInAs("ohne@haendler.example")).client
      assert.strictEqual((yield* listOf(without)).status, 404)
      assert.strictEqual((yield* comment(without, own, "x")).status, 404)
    })
  )

  it.effect("cannot be accessed by a dealer user with a staff role without access to rows", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [foreign = ""] = yield* cancelledOrders({ dealerId: 100_002, prefix: "zweirollen" })
      const id = yield* makeAccount("zwei@haendler.example", [
        "Role_AdvertisingPartner",
        "Role_Interaid_Marketing"
      ])
      yield* sql`update account set dealer_id = 100001 where id = ${id}`
      const { client, answer } = yield* signInAs("zwei@haendler.example", { code: codeAt(morning) })
      assert.deepInclude(answer.body, { success: true }, answer.text)
      sameAsMissing([
        yield* feedback(client, missingId, 1),
        yield* feedback(client, foreign, 1),
        yield* listOf(client, { DealerId: 100_002 })
      ])
      const order = yield* client.get(`/api/orders/${foreign}/state`)
      assert.strictEqual(order.status, 404, "nor is the order itself")
      const finance = yield* signedInWith("zwei@desk.example", "Role_Interaid_Financial", morning)
      assert.strictEqual((yield* listOf(finance.client, { DealerId: 100_002 })).status, 200)
    })
  )

  it.effect("can only be read and commented on by a dealer user who is in customer support", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [own = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "stuetzeA" })
      const [foreign = ""] = yield* cancelledOrders({ dealerId: 100_002, prefix: "stuetzeB" })
      const id = yield* makeAccount("stuetze@haendler.example", [
        "Role_AdvertisingPartner",
        "Role_Interaid_CustomerSupport"
      ])
      yield* sql`update account set dealer_id = 100001 where id = ${id}`
      const { client } = yield* signInAs("stuetze@haendler.example", { code: codeAt(morning) })
      assert.strictEqual((yield* comment(client, foreign, "Der Kunde rief an.")).status, 200)
      const answer = yield* save(client, [booked(foreign, 1, "credit"), booked(own, 1, "credit")])
      assert.deepStrictEqual(readSaves(answer), {
        saved: [{ orderId: own, version: 2 }],
        failed: [{ orderId: foreign, code: "NotFound" }]
      })
      sameAsMissing([yield* feedback(client, missingId, 1), yield* feedback(client, foreign, 1)])
      assert.strictEqual((yield* feedback(client, own, 2)).status, 200)
      // the permissions in the page's session lead to the same decisions as the server's checks
      const opens = rowOpener(
        "cancellations.book",
        {
          kind: "account",
          roles: ["Role_AdvertisingPartner", "Role_Interaid_CustomerSupport"],
          isImpersonated: false
        },
        readSession(yield* client.get("/api/account/sitzung")).session?.dealerId
      )
      assert.deepStrictEqual([yield* rowOf(client, own), yield* rowOf(client, foreign)].map(opens), [
        true,
        false
      ])
    })
  )
})
