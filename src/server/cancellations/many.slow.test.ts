import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countingQueries } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import {
  booked,
  cancelledOrders,
  comment,
  listOf,
  newKey,
  readSaves,
  save
} from "./cancellations.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"

const many = 10_000

interface Listed {
  readonly Items: ReadonlyArray<{ readonly OrderId: string; readonly DealerComments: ReadonlyArray<unknown> }>
  readonly Total: number
}

layer(SampleApi, realTime)("10 000 cancelled orders of a dealer", (it) => {
  it.effect("are listed by an index in as many questions as ten are, and saved in one call", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* dealerUser("viele@haendler.example", 100_004)
      yield* cancelledOrders({ dealerId: 100_005, prefix: "wenige", count: 10 })
      const ids = yield* cancelledOrders({ dealerId: 100_004, prefix: "viele", count: many })
      yield* sql`analyze order_cancellation`
      yield* comment(client, ids[0] ?? "", "Unter vielen.")
      const ofFew = yield* countingQueries(listOf(client, { Size: 10 }))
      const ofMany = yield* countingQueries(listOf(client))
      assert.strictEqual(ofMany.queries, ofFew.queries)
      const { Items, Total } = ofMany.result.body as Listed
      assert.deepStrictEqual([Items.length, Total], [many, many])
      assert.deepStrictEqual(
        Items.map(({ OrderId }) => OrderId),
        ids
      )
      assert.lengthOf(Items[0]?.DealerComments ?? [], 1)
      const plan = yield* sql`
        explain select order_id from order_cancellation where dealer_id = 100005 and country_id = 1
          and cancelled_at >= '2026-01-01' and cancelled_at < '2026-02-01' order by cancelled_at desc, order_id`
      assert.include(JSON.stringify(plan), "order_cancellation_dealer")

      const items = ids.map((id) => booked(id, 1, "reversal"))
      assert.isAbove(JSON.stringify(items).length, 256 * 1024)
      const key = newKey()
      const began = Date.now()
      const saved = yield* save(client, items, key)
      const took = Date.now() - began
      assert.strictEqual(saved.status, 200, saved.text.slice(0, 500))
      assert.lengthOf(readSaves(saved).saved, many)
      assert.strictEqual((yield* save(client, items, key)).text, saved.text)
      const tooMany = yield* save(client, [...items, booked("A".repeat(22), 1, "reversal")])
      assert.strictEqual(tooMany.status, 422)
      const huge = yield* save(client, [{ ...items[0], OrderId: "x".repeat(3_000_000) }])
      assert.strictEqual(huge.status, 413)
      const elsewhere = yield* listOf(client, { Search: "x".repeat(300_000) })
      assert.strictEqual(elsewhere.status, 413, "every other call takes what it always took")
      const listing = Date.now()
      yield* listOf(client)
      console.log(`10 000 rows: saved in ${took} ms, listed in ${Date.now() - listing} ms`)
    })
  )
})
