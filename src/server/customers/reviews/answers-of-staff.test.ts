import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { dealerUser } from "../../testing/order-life.test-support.ts"
import { expectReviewLogged, reviewed, type ShownReview } from "../../testing/reviews.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"

layer(SampleApi, realTime)("answers to reviews (rule review.answer)", (it) => {
  it.effect("are logged as those of the dealer, or of the admin who answers in the dealer's place", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, dealerId } = yield* reviewed("answers-of@kunde.example")
      const dealer = yield* dealerUser("answers-of@haendler.example", dealerId)
      const admin = yield* signedInWith("answers-of@haus.example", "Role_Interaid_Admin", morning)
      for (const [index, { client }] of [dealer, admin, admin].entries()) {
        // the last one repeats the call of the admin, whose response was lost
        const answer = { Seen: Math.min(index, 1), Text: index === 0 ? "Danke" : "Vielen Dank" }
        const { Reply } = bodyOf<ShownReview>(yield* client.post(`/api/dealer-reviews/${id}/answer`, answer))
        assert.strictEqual(Reply?.Text, answer.Text)
      }
      assert.deepStrictEqual(
        yield* sql`
          select actor_kind as kind, actor_id as id from review_event
          where review_id = ${id} and event = 'review.answer' order by version`,
        [
          { kind: "dealer", id: dealer.id },
          { kind: "staff", id: admin.id }
        ]
      )
      assert.deepStrictEqual(
        yield* sql`
          select actor_id as id, detail from audit_event
          where event = 'reviewModerated' and (detail ->> 'review')::int = ${id}`,
        [{ id: admin.id, detail: { review: id, operation: "review.answer" } }]
      )
      yield* expectReviewLogged(id)
    })
  )
})
