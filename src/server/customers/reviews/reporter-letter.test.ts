import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { outboxLayer } from "../../mail/outbox.ts"
import { LinkBases } from "../../ports/link-bases.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { reviewed, type ShownReview, staffFor } from "../../testing/reviews.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { mailReporters } from "./reporter-letter.ts"

/** Runs the jobs that notify reporters of a review, as the worker does, and returns all mails so far. */
const lettersOf = Effect.fnUntraced(function* (reviewId: number) {
  const sql = yield* SqlClient
  const jobs = yield* sql<{ readonly payload: unknown }>`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'review-reporter' and (payload ->> 'reviewId')::int = ${reviewId} order by j.id`
  for (const { payload } of jobs)
    yield* mailReporters(yield* LinkBases)(payload).pipe(Effect.provide(outboxLayer(undefined)))
  return yield* sql<{ readonly recipient: string; readonly subject: string; readonly text: string }>`
    select recipient, subject, body_text as text from mail where kind = 'review-reporter' order by created_at, id`
})

layer(SampleApi, realTime)("answers to reporters (rule review.report)", (it) => {
  it.effect("confirm a report and mail the decision once to each mailbox, which is then deleted", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { id } = yield* reviewed("told@kunde.example", { Stars: 1, Text: "Der Fahrer lügt." })
      // half an hour after midnight local time
      yield* sql`update review set created_at = '2026-01-09T23:30:00Z' where id = ${id}`
      const report = Effect.fnUntraced(function* (Email?: string) {
        const body = { Reason: "insult", Text: "Das ist gelogen", ...(Email !== undefined && { Email }) }
        return yield* (yield* visitor).post(`/api/reviews/${id}/report`, body)
      })
      assert.deepInclude(readRefusal(yield* report("melder@")).problems[0], { field: "Email" })
      for (const email of ["melder@example.de", "MELDER@example.de", "", undefined])
        assert.strictEqual((yield* report(email)).status, 200)
      const receipts = yield* lettersOf(id)
      assert.deepStrictEqual(
        receipts.map(({ recipient, subject }) => [recipient, subject]),
        [
          ["melder@example.de", "Ihre Meldung ist angekommen"],
          ["MELDER@example.de", "Ihre Meldung ist angekommen"]
        ]
      )
      const desk = yield* staffFor("outcome")
      const queue = bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(
        yield* desk.client.get("/api/review-queue?size=100")
      )
      const Version = queue.Items.find(({ Id }) => Id === id)?.Version
      assert.strictEqual((yield* desk.client.post(`/api/review-queue/${id}/keep`, { Version })).status, 200)
      const all = yield* lettersOf(id)
      assert.deepStrictEqual(
        all.slice(2).map(({ recipient, subject }) => [recipient, subject]),
        [["melder@example.de", "Die gemeldete Bewertung bleibt stehen"]]
      )
      // the reporter's mailbox is not verified, so the mails contain no text written by visitors
      for (const { text } of all) assert.notMatch(text, /lügt|gelogen/u)
      for (const { text } of all) assert.include(text, "vom 10.01.2026")
      assert.lengthOf(yield* sql`select 1 from review_reporter where review_id = ${id}`, 0)
      // a job that runs twice sends nothing twice
      assert.lengthOf(yield* lettersOf(id), 3)
    })
  )

  it.effect("are limited for each mailbox, from however many browsers (rule safety.mail-floods)", () =>
    Effect.gen(function* () {
      const { id } = yield* reviewed("flood@kunde.example")
      const statuses = []
      for (let time = 0; time < 11; time++) {
        const Email = time % 2 === 0 ? "opfer@example.de" : "OPFER@example.de"
        const body = { Reason: "untrue", Text: "", Email }
        statuses.push((yield* (yield* visitor).post(`/api/reviews/${id}/report`, body)).status)
      }
      assert.deepStrictEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
      const other = { Reason: "untrue", Text: "" }
      assert.strictEqual((yield* (yield* visitor).post(`/api/reviews/${id}/report`, other)).status, 200)
    })
  )
})
