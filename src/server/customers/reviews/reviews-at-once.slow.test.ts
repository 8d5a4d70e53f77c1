import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { dealerUser } from "../../testing/order-life.test-support.ts"
import {
  copiedOrders,
  delivered,
  expectCounted,
  expectReviewLogged,
  opinion,
  reviewed,
  staffFor
} from "../../testing/reviews.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"
import { findReview } from "./review-row.ts"

const orders = 80
const answers = 60
const decisions = 60
/**
 * Number of concurrent calls per round. Each round ends with a check of the dealer's rating, because a later
 * calculation would correct an error of an earlier one.
 */
const atOnce = 10

const decide = Effect.fnUntraced(function* (desk: TestVisitor, id: number, place: number) {
  const row = yield* findReview(id)
  const action = row?.status === "removed" ? "restore" : place % 3 === 0 ? "keep" : "take-down"
  const reason = action === "take-down" ? { Reason: "Zu viele auf einmal" } : {}
  return yield* desk.post(`/api/review-queue/${id}/${action}`, { Version: row?.version ?? 1, ...reason })
})

layer(SampleApi, realTime)("two hundred ratings, answers and decisions, ten at once", (it) => {
  it.effect("result in the figure that a recount gives (rule review.figure)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId, dealerId } = yield* delivered("copied@kunde.example")
      const ids = yield* copiedOrders(orderId, orders)
      const given: Array<number> = []
      for (let count = 0; count < 6; count++)
        given.push((yield* reviewed(`given-${count}@kunde.example`, { Stars: 1 + (count % 5) })).id)
      const guest = yield* visitor
      const { client: dealer } = yield* dealerUser("at-once@haendler.example", dealerId)
      const { client: desk } = yield* staffFor("at-once")
      const at = (place: number) => given[place % given.length] ?? 0
      const all = [
        ...ids.map((id, place) =>
          guest.post(
            `/api/orders/${id}/rating`,
            opinion(`token-${id}`, {
              Stars: 1 + (place % 5),
              Text: place % 9 === 0 ? "Gleiche Worte, immer wieder dieselben Worte." : ""
            })
          )
        ),
        ...Array.from({ length: answers }, (_, place) =>
          dealer.post(`/api/dealer-reviews/${at(place)}/answer`, { Seen: 0, Text: `Danke ${place}` })
        ),
        ...Array.from({ length: decisions }, (_, place) => decide(desk, at(place), place))
      ]
      // calls of all kinds, interleaved
      const mixed = all
        .map((call, index) => ({ call, key: (index * 71) % all.length }))
        .toSorted((a, b) => a.key - b.key)
      const ended = []
      for (let from = 0; from < mixed.length; from += atOnce) {
        const round = mixed.slice(from, from + atOnce).map(({ call }) => call)
        ended.push(...(yield* Effect.all(round, { concurrency: "unbounded" })))
        yield* expectCounted(dealerId)
        // dates the reviews back, so that those of the next round do not count as a burst
        yield* sql`update review set created_at = created_at - interval '2 hours' where dealer_id = ${dealerId}`
      }
      assert.lengthOf(ended, 200)
      const strange = ended.filter(({ status }) => ![200, 409, 404].includes(status))
      assert.deepStrictEqual(
        strange.map(({ text }) => text),
        []
      )
      const rows = yield* sql<{ readonly id: number; readonly status: string }>`
        select id, status from review where dealer_id = ${dealerId} and order_id is not null`
      assert.lengthOf(rows, orders + given.length)
      assert.isAbove(rows.filter(({ status }) => status === "held").length, 0)
      for (const { id } of rows) yield* expectReviewLogged(id)
    }).pipe(endless)
  )
})
