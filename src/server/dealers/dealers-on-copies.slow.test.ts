import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, otherCopy, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { copiedOrders, delivered, opinion } from "../testing/reviews.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const rounds = 8
/** Maximum time until all server processes show a change, in ms. */
const longest = 2_000

interface List {
  readonly Items: ReadonlyArray<{ readonly Id: number; readonly RatingCount: number }>
}

layer(SampleApi, realTime)("dealers on two server processes", (it) => {
  it.effect(
    "show a published review and a paused dealer within two seconds (rule dealer.states)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { zipCode } = yield* servedPlace
        const other = yield* otherCopy
        other.setTime(morning)
        const readers = yield* Effect.forEach(
          [yield* TestApi, other],
          Effect.fnUntraced(function* (copy) {
            const guest = yield* Effect.provideService(visitor, TestApi, copy)
            const list = guest.get(`/api/site/1/dealers?zip=${zipCode}&size=100`)
            return Effect.map(
              Effect.provideService(list, TestApi, copy),
              (answer) => bodyOf<List>(answer).Items
            )
          })
        )
        /** Waits until both server processes show a list that meets a condition, and returns how long that took. */
        const seen = Effect.fnUntraced(function* (isSo: (items: List["Items"]) => boolean) {
          const began = performance.now()
          const last = yield* Effect.forEach(
            readers,
            (read) => Effect.repeat(read, { until: isSo, times: 2_000 }),
            { concurrency: "unbounded" }
          )
          // if reads are quick, all repetitions may be used up before the maximum waiting time is over, so the last
          // results are checked
          assert.isTrue(last.every(isSo), "a process has never shown the change")
          return performance.now() - began
        })

        const { orderId, dealerId } = yield* delivered("copies@kunde.example")
        const countOf = (items: List["Items"]) => items.find(({ Id }) => Id === dealerId)?.RatingCount
        const [first] = readers
        assert(first !== undefined)
        const before = countOf(yield* first)
        assert(before !== undefined, "the dealer delivers to this place")
        const guest = yield* visitor
        const { client: staff } = yield* signedInWith(
          "copies@heizmarkt.example",
          "Role_Interaid_DealerSupport",
          morning
        )
        const own = `/api/support/haendler/${dealerId}`
        let version = bodyOf<{ readonly RowVersion: number }>(yield* staff.get(own)).RowVersion
        const waits: Array<number> = []
        for (const [round, id] of (yield* copiedOrders(orderId, rounds)).entries()) {
          const rated = yield* guest.post(`/api/orders/${id}/rating`, opinion(`token-${id}`))
          assert.strictEqual(rated.status, 200, rated.text)
          waits.push(yield* seen((items) => countOf(items) === before + round + 1))
          // the review is moved back in time, so that the following reviews do not count as a burst
          yield* sql`update review set created_at = created_at - interval '2 hours' where dealer_id = ${dealerId}`
          for (const act of ["pause", "resume"]) {
            const changed = yield* staff.post(`${own}/stand`, {
              RowVersion: version++,
              Act: act,
              Reason: "Urlaub"
            })
            assert.strictEqual(changed.status, 200, changed.text)
            waits.push(yield* seen((items) => (countOf(items) === undefined) === (act === "pause")))
          }
        }
        const slowest = Math.max(...waits)
        assert.isAtMost(slowest, longest, `the slowest of ${waits.length} took ${Math.round(slowest)} ms`)
        for (const read of readers) assert.strictEqual(countOf(yield* read), before + rounds)
        yield* Effect.log(`the slowest change was on both processes after ${Math.round(slowest)} ms`)
      }),
    120_000
  )
})
