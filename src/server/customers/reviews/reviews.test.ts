import { assert, layer } from "@effect/vitest"
import { Effect, Queue } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { PgClient } from "@effect/sql-pg/PgClient"
import { makeAccount, password } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { outboxLayer } from "../../mail/outbox.ts"
import { LinkBases } from "../../ports/link-bases.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { dealerUser } from "../../testing/order-life.test-support.ts"
import {
  delivered,
  expectCounted,
  expectReviewLogged,
  opinion,
  readReviews,
  reviewed,
  type ShownReview,
  staffFor
} from "../../testing/reviews.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { mailDecision } from "./decision-letter.ts"

layer(SampleApi, realTime)("reviews (rules review.source, review.answer and review.moderate)", (it) => {
  it.effect("are read by page, stars and sort order, and name the buyer only with consent", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const words = "Der Fahrer kam pünktlich, die Pellets sind trocken und fast ohne Staub."
      const named = yield* reviewed("named@kunde.example", { Stars: 1, Text: words, IsNamed: true })
      yield* reviewed("unnamed@kunde.example", { Stars: 1, Text: "Zu spät." })
      const { dealerId } = named
      const all = yield* readReviews(guest, dealerId, "?size=100")
      assert.deepStrictEqual([all.RatingCount, all.Items.length], [all.Total, all.Total])
      const [last, first] = all.Items
      assert.deepInclude(last, { Text: "Zu spät.", FirstName: "", Place: "" })
      assert.deepInclude(first, { Text: words, FirstName: "Erika", Reply: null })
      assert.notStrictEqual(first?.Place, "")
      assert.strictEqual(
        all.Distribution.reduce((sum, count) => sum + count, 0),
        all.Total
      )
      const worst = yield* readReviews(guest, dealerId, "?sort=worst&size=1")
      assert.deepInclude(worst.Items[0], { Text: "Zu spät." })
      const best = yield* readReviews(guest, dealerId, "?sort=best&size=100")
      const given = best.Items.map(({ Stars }) => Stars)
      assert.isTrue(given.every((stars, index) => stars <= (given[index - 1] ?? 5)))
      const ones = yield* readReviews(guest, dealerId, "?stars=1&size=1&page=2")
      assert.deepStrictEqual([ones.Total, ones.Items.length], [all.Distribution[0], 1])
      const past = yield* readReviews(guest, dealerId, "?page=999")
      assert.deepStrictEqual([past.Total, past.Rating, past.Items.length], [all.Total, all.Rating, 0])
      for (const query of ["?stars=6", "?sort=oldest", "?size=101", "?page=0"])
        assert.strictEqual((yield* guest.get(`/api/site/1/dealers/${dealerId}/reviews${query}`)).status, 422)
      sameAsMissing([
        yield* guest.get("/api/site/1/dealers/99/reviews"),
        yield* guest.get(`/api/site/2/dealers/${dealerId}/reviews`)
      ])
      yield* expectCounted(dealerId)
      // the review of a deleted account stays, without the author's name, and cached pages are rendered again
      const notices = yield* (yield* PgClient).listen("price_list")
      const gone = yield* named.browser.post("/api/kunde/loeschen", { Password: password })
      assert.strictEqual(gone.status, 200, gone.text)
      const left = (yield* readReviews(guest, dealerId, "?size=100")).Items.find(({ Id }) => Id === named.id)
      assert.deepInclude(left, { Text: words, FirstName: "", Place: "" })
      assert.match((yield* Queue.take(notices)).payload, /^1:/u)
    }).pipe(Effect.scoped)
  )

  it.effect("come from delivered orders only, and not from the dealer's own employees", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      const ended = yield* delivered("ended@kunde.example")
      yield* sql`update customer_order set status = 'withdrawn' where id = ${ended.orderId}`
      const own = yield* delivered("own@kunde.example")
      const path = `/api/orders/${own.orderId}/rating`
      const friend = yield* dealerUser("mate@haendler.example", own.dealerId)
      assert.deepInclude((yield* friend.client.post(path, opinion(own.token))).body, { Code: "OwnOrder" })
      yield* makeAccount("second@haendler.example", ["Role_AdvertisingPartner"])
      yield* sql`
        update account set dealer_id = ${own.dealerId}, email = 'OWN2@kunde.example'
        where email = 'second@haendler.example'`
      yield* sql`update customer_order set email = 'own2@kunde.example' where id = ${own.orderId}`
      assert.deepInclude((yield* guest.post(path, opinion(own.token))).body, { Code: "OwnOrder" })
      assert.deepInclude(bodyOf<object>(yield* guest.get(`${path}/${own.token}`)), { IsOwn: true })
      const refused = yield* own.browser.post(`/api/kunde/bestellungen/${own.orderId}/bewertung`, {})
      assert.deepInclude(refused.body, { Code: "OwnOrder" })
      sameAsMissing([
        yield* guest.post(`/api/orders/${ended.orderId}/rating`, opinion(ended.token)),
        yield* guest.get(`/api/orders/${ended.orderId}/rating/${ended.token}`)
      ])
      const [row] = yield* sql`
        select count(*)::int as n from review where order_id in (${ended.orderId}, ${own.orderId})`
      assert.deepStrictEqual(row, { n: 0 })
    })
  )

  it.effect("wait for a decision by staff if text or number look faked", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      const words = "Schnelle Lieferung, freundlicher Fahrer, gute Pellets, gern wieder!"
      const first = yield* reviewed("words-a@kunde.example", { Text: words })
      const again = yield* reviewed("words-b@kunde.example", { Text: `  ${words.toUpperCase()} ` })
      assert.deepStrictEqual([first.isHeld, again.isHeld], [false, true])
      const { dealerId } = again
      assert.notInclude(
        (yield* readReviews(guest, dealerId, "?size=100")).Items.map(({ Id }) => Id),
        again.id
      )
      yield* expectCounted(dealerId)
      sameAsMissing([
        yield* guest.get(`/api/reviews/${again.id}`),
        yield* guest.post(`/api/reviews/${again.id}/report`, { Reason: "untrue", Text: "" }),
        yield* guest.get("/api/reviews/2000000000")
      ])
      const desk = yield* staffFor("held")
      const queue = bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(
        yield* desk.client.get("/api/review-queue?size=100")
      )
      const waiting = queue.Items.find(({ Id }) => Id === again.id)
      assert.deepInclude(waiting, { HeldCause: "sameWords", Status: "held" })
      const kept = yield* desk.client.post(`/api/review-queue/${again.id}/keep`, {
        Version: waiting?.Version
      })
      assert.deepInclude(bodyOf<object>(kept), { Status: "published" })
      yield* expectCounted(dealerId)
      yield* expectReviewLogged(again.id)
      yield* sql`
        insert into review (dealer_id, product_group_id, delivered_on, stars, body, created_at)
        select ${dealerId}, 3, '2026-01-01', 4, '', ${new Date(morning).toISOString()}::timestamptz
        from generate_series(1, 10)`
      const burst = yield* reviewed("burst@kunde.example")
      assert.isTrue(burst.isHeld)
      // the mails about a review that was never published do not say that it was removed
      const [held] = yield* sql<{
        readonly version: number
      }>`select version from review where id = ${burst.id}`
      const refused = yield* desk.client.post(`/api/review-queue/${burst.id}/take-down`, {
        Version: held?.version,
        Reason: "Werbung"
      })
      const { Version } = bodyOf<ShownReview>(refused)
      yield* mailDecision(yield* LinkBases)({ reviewId: burst.id, version: Version }).pipe(
        Effect.provide(outboxLayer(undefined))
      )
      const letters = yield* sql<{ readonly subject: string }>`
        select subject from mail where id like ${`review-decision-${burst.id}-%`} order by subject`
      assert.deepStrictEqual(
        letters.map(({ subject }) => subject),
        ["Eine Bewertung wird nicht veröffentlicht", "Ihre Bewertung wird nicht veröffentlicht"]
      )
      yield* sql`delete from review where dealer_id = ${dealerId} and order_id is null and stars = 4 and body = ''`
    })
  )

  it.effect("are answered once by their dealer, who may change it for a day", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const guest = yield* visitor
      const { id, dealerId } = yield* reviewed("answered@kunde.example", {
        Stars: 2,
        Text: "Zu\n\n\n\nspät."
      })
      const { client } = yield* dealerUser("answers@haendler.example", dealerId)
      const { client: other } = yield* dealerUser(
        "other@haendler.example",
        dealerId === 100_000 ? 100_001 : 100_000
      )
      const answer = (Text: string, Seen: number, by = client) =>
        by.post(`/api/dealer-reviews/${id}/answer`, { Seen, Text })
      sameAsMissing([yield* answer("Fremd", 0, other)])
      assert.strictEqual((yield* answer("  \u200b ", 0)).status, 422)
      assert.strictEqual((yield* answer("x".repeat(1501), 0)).status, 422)
      const [one, two] = yield* Effect.all([answer("Danke A", 0), answer("Danke B", 0)], { concurrency: 2 })
      assert.sameMembers([one.status, two.status], [200, 409])
      const winner = one.status === 200 ? "Danke A" : "Danke B"
      assert.strictEqual((yield* answer(winner, 0)).status, 200, "its answer was lost")
      assert.strictEqual((yield* answer("Besser.\n\n \n\nDanke", 1)).status, 200)
      const own = bodyOf<{
        readonly Items: ReadonlyArray<
          ShownReview & { readonly MayAnswer: boolean; readonly AnswerWrites: number }
        >
      }>(yield* client.get("/api/dealer-reviews?state=answered&size=100"))
      assert.deepInclude(
        own.Items.find(({ Id }) => Id === id),
        { AnswerWrites: 2, MayAnswer: true }
      )
      const open = bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(
        yield* client.get("/api/dealer-reviews?state=open&size=100")
      )
      assert.isUndefined(open.Items.find(({ Id }) => Id === id))
      const read = (yield* readReviews(guest, dealerId, "?size=100")).Items.find(({ Id }) => Id === id)
      assert.strictEqual(read?.Text, "Zu\n\nspät.")
      assert.deepInclude(read?.Reply, { Text: "Besser.\n\nDanke" })
      setTime(morning + 86_400_001)
      const { client: late } = yield* dealerUser("late@haendler.example", dealerId)
      const refused = yield* answer("Zu spät", 2, late)
      setTime(morning)
      assert.deepInclude(refused.body, { Code: "NotPossible" })
      yield* expectReviewLogged(id)
    })
  )

  it.effect("are reported by visitors, taken down with a reason and restored by staff", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      const lie = { Stars: 1, Text: "Lügner!" }
      const { id, dealerId, orderId } = yield* reviewed("reported@kunde.example", lie)
      const [order] = yield* sql<{ readonly email: string }>`
        select email from customer_order where id = ${orderId}`
      const buyer = order?.email
      const report = (body: object, by = guest) => by.post(`/api/reviews/${id}/report`, body)
      assert.strictEqual((yield* report({ Reason: "other", Text: " " })).status, 422)
      assert.strictEqual((yield* report({ Reason: "rude", Text: "" })).status, 422)
      assert.strictEqual((yield* report({ Reason: "insult", Text: "Beschimpft\u202Euns" })).status, 200)
      const desk = yield* staffFor("decides")
      const inQueue = Effect.map(desk.client.get("/api/review-queue?size=100"), (answer) =>
        bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(answer).Items.find(({ Id }) => Id === id)
      )
      const seen = yield* inQueue
      assert.deepInclude(seen?.Reports[0], { Reason: "insult", Text: "Beschimpftuns" })
      const again = yield* report({ Reason: "untrue", Text: "" })
      assert.deepStrictEqual(
        [again.status, readRefusal(again).problems.map(({ code }) => code)],
        [422, ["alreadyReported"]]
      )
      assert.lengthOf((yield* inQueue)?.Reports ?? [], 1, "nothing is doubled")
      assert.strictEqual((yield* report({ Reason: "untrue", Text: "" }, yield* visitor)).status, 200)
      const act = (action: string, body: object) =>
        desk.client.post(`/api/review-queue/${id}/${action}`, body)
      const stale = yield* act("keep", { Version: seen?.Version })
      assert.deepInclude(stale.body, { Code: "VersionConflict" })
      const { Version: kept } = bodyOf<ShownReview>(
        yield* act("keep", { Version: (yield* inQueue)?.Version })
      )
      assert.isUndefined(yield* inQueue)
      // the staff task about a review links to this review only, whatever its state
      const alone = yield* desk.client.get(`/api/review-queue?reviewId=${id}&size=1`)
      assert.deepStrictEqual(
        bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(alone).Items.map(({ Id }) => Id),
        [id]
      )
      assert.strictEqual((yield* act("take-down", { Version: kept, Reason: " " })).status, 422)
      const down = bodyOf<ShownReview>(yield* act("take-down", { Version: kept, Reason: "Beleidigung" }))
      assert.strictEqual(down.Status, "removed")
      assert.strictEqual((yield* guest.get(`/api/reviews/${id}`)).status, 404)
      yield* expectCounted(dealerId)
      assert.deepInclude((yield* act("take-down", { Version: down.Version, Reason: "Noch einmal" })).body, {
        Code: "NotPossible"
      })
      const removed = bodyOf<{ readonly Items: ReadonlyArray<ShownReview> }>(
        yield* desk.client.get("/api/review-queue?state=removed")
      )
      assert.strictEqual(removed.Items[0]?.Id, id)
      yield* act("restore", { Version: down.Version })
      assert.strictEqual((yield* guest.get(`/api/reviews/${id}`)).status, 200)
      // once a report is decided, the same browser can report the review again
      assert.strictEqual((yield* report({ Reason: "untrue", Text: "" })).status, 200)
      yield* expectCounted(dealerId)
      yield* expectReviewLogged(id)
      const jobs = yield* sql<{ readonly payload: unknown }>`
        select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'review-decision' and (payload ->> 'reviewId')::int = ${id} order by j.id`
      assert.lengthOf(jobs, 2)
      // half an hour after midnight local time
      yield* sql`update review set created_at = '2026-01-09T23:30:00Z' where id = ${id}`
      for (const { payload } of jobs)
        yield* mailDecision(yield* LinkBases)(payload).pipe(Effect.provide(outboxLayer(undefined)))
      const letters = yield* sql<{
        readonly recipient: string
        readonly subject: string
        readonly text: string
      }>`
        select recipient, subject, body_text as text from mail where id like ${`review-decision-${id}-%`}
        order by subject, created_at`
      assert.sameDeepMembers(
        letters.map(({ recipient, subject }) => [recipient === buyer, subject]),
        [
          [false, "Eine Bewertung ist nicht mehr zu sehen"],
          [false, "Eine Bewertung ist zu sehen"],
          [true, "Ihre Bewertung ist nicht mehr zu sehen"],
          [true, "Ihre Bewertung ist zu sehen"]
        ]
      )
      for (const { subject, text } of letters)
        assert.strictEqual(text.includes("Unser Grund: Beleidigung"), subject.includes("nicht mehr"))
      for (const { text, recipient } of letters)
        assert.strictEqual(text.includes("ie Bewertung vom 10.01.2026"), recipient !== buyer)
      const audited = yield* sql`
        select detail ->> 'operation' as operation from audit_event
        where event = 'reviewModerated' and (detail ->> 'review')::int = ${id} order by id`
      assert.deepStrictEqual(
        audited.map(({ operation }) => operation),
        ["review.keep", "review.takeDown", "review.restore"]
      )
    })
  )
})
