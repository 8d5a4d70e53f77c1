import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { longestRemovalReason } from "../../../domain/review/review.ts"
import { typedText } from "../../../domain/typed-text.ts"
import { toldWords } from "../../../domain/review/told-words.ts"
import { hostileTexts } from "../../../domain/review/hostile-texts.test-support.ts"
import { outboxLayer } from "../../mail/outbox.ts"
import { LinkBases } from "../../ports/link-bases.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { dealerUser } from "../../testing/order-life.test-support.ts"
import {
  copiedOrders,
  delivered,
  opinion,
  readReviews,
  reviewed,
  type ShownReview,
  staffFor
} from "../../testing/reviews.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { mailDecision } from "./decision-letter.ts"

layer(SampleApi, realTime)("reviews of hostile visitors (rule review.report)", (it) => {
  it.effect("are reported once per browser, with at most ten attempts a day", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { id } = yield* reviewed("flooded@kunde.example")
      const statuses = []
      for (let time = 0; time < 11; time++)
        statuses.push((yield* guest.post(`/api/reviews/${id}/report`, { Reason: "untrue", Text: "" })).status)
      assert.deepStrictEqual(statuses, [200, ...Array.from({ length: 9 }, () => 422), 429])
    })
  )

  it.effect("treat buyers' input as text, or refuse it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      const { orderId, dealerId } = yield* delivered("buyer@kunde.example")
      const ids = yield* copiedOrders(orderId, hostileTexts.length)
      const written: Array<string> = []
      for (const [index, text] of hostileTexts.entries()) {
        const id = ids[index] ?? ""
        const isTaken = !text.includes("\0") && text.isWellFormed() && typedText(text).length <= 2000
        const answer = yield* guest.post(`/api/orders/${id}/rating`, opinion(`token-${id}`, { Text: text }))
        assert.strictEqual(answer.status, isTaken ? 200 : 422, String(index))
        if (isTaken) written.push(toldWords(typedText(text)))
        // the review is dated back, because many reviews within a short time would be held for moderation
        yield* sql`update review set created_at = created_at - interval '2 hours' where order_id = ${id}`
      }
      const read = (yield* readReviews(guest, dealerId, "?size=100")).Items.map(({ Text }) => Text)
      assert.isAbove(written.length, 25)
      assert.includeMembers(read, written)
    }).pipe(endless)
  )

  it.effect("show hostile texts as text, or refuse them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, dealerId } = yield* reviewed("hostile@kunde.example")
      const { client } = yield* dealerUser("hostile@haendler.example", dealerId)
      assert.strictEqual(hostileTexts.length, 30)
      for (const [index, text] of hostileTexts.entries()) {
        const read = typedText(text)
        const isTaken = !text.includes("\0") && text.isWellFormed() && read.length <= 1500
        const answer = yield* client.post(`/api/dealer-reviews/${id}/answer`, { Seen: index, Text: text })
        if (isTaken) assert.strictEqual(bodyOf<ShownReview>(answer).Reply?.Text, read)
        else assert.strictEqual(answer.status, 422, String(index))
        if (!isTaken) yield* sql`update review set answer_writes = answer_writes + 1 where id = ${id}`
        const reporter = yield* visitor
        const reported = yield* reporter.post(`/api/reviews/${id}/report`, { Reason: "insult", Text: text })
        assert.strictEqual(
          reported.status,
          !text.includes("\0") && text.isWellFormed() && read.length <= 1000 ? 200 : 422,
          String(index)
        )
      }
      const [kept] = yield* sql<{ readonly texts: ReadonlyArray<string> }>`
        select array(select data ->> 'text' from review_event where review_id = ${id} and data ? 'text') as texts`
      for (const text of kept?.texts ?? [])
        assert.notMatch(text, /[\u202a-\u202e\u2066-\u2069\u200b\u200f\ufeff\u0007\u001b\u2028]/u)
    }).pipe(endless)
  )

  it.effect("are taken down for a reason that is text for all who read it, or is refused", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id, dealerId } = yield* reviewed("reason@kunde.example")
      const desk = yield* staffFor("reason")
      const dealer = yield* dealerUser("reason@haendler.example", dealerId)
      const act = (what: string, payload: object) =>
        desk.client.post(`/api/review-queue/${id}/${what}`, payload)
      const [first] = yield* sql<{ readonly version: number }>`select version from review where id = ${id}`
      let version = first?.version ?? 0
      let taken = 0
      for (const [index, text] of hostileTexts.entries()) {
        const read = typedText(text)
        const isTaken =
          !text.includes("\0") && text.isWellFormed() && read.length <= longestRemovalReason && read !== ""
        const answer = yield* act("take-down", { Version: version, Reason: text })
        assert.strictEqual(answer.status, isTaken ? 200 : 422, String(index))
        if (!isTaken) continue
        taken += 1
        const down = bodyOf<ShownReview & { readonly RemovedReason: string | null }>(answer)
        assert.strictEqual(down.RemovedReason, read)
        const own = bodyOf<{ readonly Items: ReadonlyArray<typeof down> }>(
          yield* dealer.client.get("/api/dealer-reviews?size=100")
        )
        assert.strictEqual(own.Items.find(({ Id }) => Id === id)?.RemovedReason, read)
        yield* mailDecision(yield* LinkBases)({ reviewId: id, version: down.Version }).pipe(
          Effect.provide(outboxLayer(undefined))
        )
        version = bodyOf<ShownReview>(yield* act("restore", { Version: down.Version })).Version
      }
      assert.isAbove(taken, 25)
      const mails = yield* sql<{ readonly html: string }>`
        select body_html as html from mail where id like ${`review-decision-${id}-%`}`
      assert.lengthOf(mails, 2 * taken)
      assert.isTrue(mails.some(({ html }) => html.includes("&lt;script")))
      for (const { html } of mails) assert.notMatch(html, /<(?:script|iframe|svg|base|form)\b|<img src=x/iu)
    }).pipe(endless)
  )
})
