import { PgClient } from "@effect/sql-pg/PgClient"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Queue } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups } from "../../domain/product/product-group.ts"
import { accountById } from "../accounts/account-row.ts"
import { eraseAccount } from "../accounts/delete-account.ts"
import { besideOpen } from "../testing/beside-open.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered, reaches, sameAsMissing } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const opinion = (token: string, change: object = {}) => ({
  Token: token,
  Stars: 5,
  Text: "Pünktlich.\nGern wieder.",
  Criteria: { Delivery: 5, Quality: 4, Service: 3 },
  ...change
})

const delivered = Effect.fnUntraced(function* (email: string) {
  const owner = yield* customer(email)
  const { orderId } = yield* ordered(owner.browser, `rate-${email}`)
  yield* reaches(orderId, "delivered", "2026-01-15T08:00:00Z")
  const begun = yield* owner.browser.post(`/api/kunde/bestellungen/${orderId}/bewertung`, {})
  const { Path } = bodyOf<{ readonly Path: string }>(begun)
  const token = Path.split("/")[2] ?? ""
  assert.strictEqual(Path, `/bewerten-sie-uns/${token}/${orderId}`)
  assert.match(token, /^[A-Za-z0-9_-]{43}$/)
  return { ...owner, orderId, token }
})

const ratingsOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  return yield* sql`select stars, delivery, quality, service, body from review where order_id = ${orderId}`
})

layer(SampleApi, realTime)("rating an order (rule safety.mailed-links)", (it) => {
  it.effect("is possible once, with its link; opening the page changes nothing", () =>
    Effect.gen(function* () {
      const { orderId, token, browser } = yield* delivered("rates@kunde.example")
      const guest = yield* visitor
      const page = `/api/orders/${orderId}/rating`
      for (let time = 0; time < 2; time++)
        assert.deepInclude(bodyOf<object>(yield* guest.get(`${page}/${token}`)), { IsRated: false })
      const both = yield* Effect.all([guest.post(page, opinion(token)), guest.post(page, opinion(token))], {
        concurrency: 2
      })
      assert.deepStrictEqual(
        both.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409]
      )
      const again = yield* guest.post(page, opinion(token, { Stars: 1 }))
      assert.deepInclude(again.body, { Code: "AlreadyRated" })
      assert.deepStrictEqual(yield* ratingsOf(orderId), [
        { stars: 5, delivery: 5, quality: 4, service: 3, body: "Pünktlich.\nGern wieder." }
      ])
      assert.deepInclude(bodyOf<object>(yield* guest.get(`${page}/${token}`)), { IsRated: true })
      const once = yield* browser.post(`/api/kunde/bestellungen/${orderId}/bewertung`, {})
      assert.deepInclude(once.body, { Code: "AlreadyRated" })
    })
  )

  it.effect("changes the dealer's figure, and every server reads it again", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const a = yield* delivered("counts-a@kunde.example")
      const b = yield* delivered("counts-b@kunde.example")
      const ofDealer = Effect.map(
        sql<{ readonly id: number; readonly sum: number; readonly rating: number; readonly count: number }>`
          select d.id, d.rating, d.rating_count as count,
            (select coalesce(sum(stars), 0)::int from review where dealer_id = d.id and status = 'published') as sum
          from dealer d where d.id = (select dealer_id from customer_order where id = ${a.orderId})`,
        ([row]) => row
      )
      const versions = sql`select * from price_list_version order by country_id, product_group_id`
      const [before, lists] = [yield* ofDealer, yield* versions]
      assert.isDefined(before)
      const notices = yield* (yield* PgClient).listen("price_list")
      const guest = yield* visitor
      const other = yield* visitor
      const answers = yield* Effect.all(
        [
          guest.post(`/api/orders/${a.orderId}/rating`, opinion(a.token, { Stars: 1 })),
          other.post(`/api/orders/${b.orderId}/rating`, opinion(b.token, { Stars: 2 }))
        ],
        { concurrency: 2 }
      )
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [200, 200]
      )
      const after = yield* ofDealer
      assert.isDefined(after)
      assert.strictEqual(after.sum, before.sum + 3)
      assert.strictEqual(after.count, before.count + 2)
      // the rating is calculated as rule review.figure states
      assert.strictEqual(after.rating, Math.round((20 * (after.sum + 17.5)) / (after.count + 5)))
      const sold = yield* sql<{ readonly productId: number }>`
        select distinct p.product_id as "productId" from price_row p join delivery_area a on a.id = p.area_id
        where a.dealer_id = ${after.id} and a.country_id = 1`
      const expected = productGroups
        .filter(({ productId }) => sold.some((row) => row.productId === productId))
        .map(({ id }) => `1:${id}`)
      // both ratings caused notifications for all price lists of the dealer
      for (let time = 0; time < 2; time++) {
        const payloads = new Set<string>()
        while (payloads.size < expected.length) payloads.add((yield* Queue.take(notices)).payload)
        assert.deepStrictEqual([...payloads].toSorted(), expected.toSorted())
      }
      assert.deepStrictEqual(yield* versions, lists, "no price has changed")
    }).pipe(Effect.scoped)
  )

  it.effect("does not wait for an order at the same dealer, and does not delay it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId, token } = yield* delivered("waits-not@kunde.example")
      const guest = yield* visitor
      const held = yield* Deferred.make<void>()
      const rated = yield* Deferred.make<void>()
      // this transaction holds the same lock on the dealer's row as a transaction that places an order
      const placing = yield* sql`
        select 1 from dealer where id = (select dealer_id from customer_order where id = ${orderId})
        for key share`.pipe(
        Effect.andThen(Deferred.succeed(held, undefined)),
        Effect.andThen(Deferred.await(rated)),
        sql.withTransaction,
        Effect.forkChild
      )
      yield* Deferred.await(held)
      const answer = yield* guest.post(`/api/orders/${orderId}/rating`, opinion(token))
      yield* Deferred.succeed(rated, undefined)
      yield* Fiber.join(placing)
      assert.strictEqual(answer.status, 200, answer.text)
    })
  )

  it.effect("waits for a withdrawal or a deletion of the account under way, and is refused after it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const guest = yield* visitor
      const late = yield* delivered("withdraws@kunde.example")
      const gone = yield* delivered("erased@kunde.example")
      const account = yield* accountById(gone.id)
      assert(account !== undefined)
      for (const [{ orderId, token }, change] of [
        [late, Effect.asVoid(sql`update customer_order set status = 'withdrawn' where id = ${late.orderId}`)],
        [gone, Effect.asVoid(eraseAccount(account, null))]
      ] as const) {
        const answer = yield* besideOpen(
          change,
          guest.post(`/api/orders/${orderId}/rating`, opinion(token, { IsNamed: true })),
          "from customer_order where id ="
        )
        sameAsMissing([answer])
        assert.deepStrictEqual(yield* ratingsOf(orderId), [])
      }
    })
  )

  it.effect("is written by the buyer, and not by staff on behalf of the buyer (rule review.source)", () =>
    Effect.gen(function* () {
      const { id, orderId, token } = yield* delivered("behalf@kunde.example")
      const { client } = yield* signedInWith("behalf@haus.example", "Role_Interaid_CustomerSupport", morning)
      const begun = yield* client.post(`/api/support/benutzer/${id}/anmelden-als`, {
        Reason: "Rückfrage zur Lieferung am Telefon"
      })
      assert.strictEqual(begun.status, 200, begun.text)
      const path = `/api/orders/${orderId}/rating`
      assert.deepInclude(bodyOf<object>(yield* client.get(`${path}/${token}`)), { IsOwn: true })
      for (const answer of [
        yield* client.post(path, opinion(token)),
        yield* client.post(`/api/kunde/bestellungen/${orderId}/bewertung`, {})
      ])
        assert.deepInclude(answer.body, { Code: "OwnOrder" })
      assert.deepStrictEqual(yield* ratingsOf(orderId), [])
    })
  )

  it.effect("accepts no token of another order or purpose, and no expired one", () =>
    Effect.gen(function* () {
      const a = yield* delivered("pair-a@kunde.example")
      const b = yield* delivered("pair-b@kunde.example")
      const guest = yield* visitor
      const { setTime } = yield* TestApi
      const sql = yield* SqlClient
      yield* sql`
        insert into mail_token (token_hash, purpose, subject, created_at, expires_at)
        values (sha256('x'), 'password', ${a.orderId}, now(), now() + interval '9 years')`
      const tries = [
        [a.orderId, b.token],
        [b.orderId, a.token],
        ["A".repeat(22), a.token],
        [a.orderId, "x"],
        [a.orderId, `${a.token.slice(0, -1)}!`]
      ] as const
      const answers = []
      for (const [orderId, token] of tries) {
        answers.push(yield* guest.get(`/api/orders/${orderId}/rating/${token}`))
        answers.push(yield* guest.post(`/api/orders/${orderId}/rating`, opinion(token)))
      }
      const late = morning + 91 * 86_400_000
      const later = yield* visitor
      setTime(late)
      yield* later.begin()
      answers.push(yield* later.post(`/api/orders/${a.orderId}/rating`, opinion(a.token)))
      setTime(morning)
      sameAsMissing(answers)
      for (const { orderId } of [a, b]) assert.deepStrictEqual(yield* ratingsOf(orderId), [])
    })
  )

  it.effect("can be started only by the owner of a delivered order", () =>
    Effect.gen(function* () {
      const a = yield* delivered("begin-a@kunde.example")
      const b = yield* customer("begin-b@kunde.example")
      const { orderId: young } = yield* ordered(b.browser, "not-yet-delivered")
      const begin = (browser: TestVisitor, id: string) =>
        browser.post(`/api/kunde/bestellungen/${id}/bewertung`, {})
      sameAsMissing([
        yield* begin(b.browser, "A".repeat(22)),
        yield* begin(b.browser, a.orderId),
        yield* begin(b.browser, young)
      ])
      assert.strictEqual((yield* begin(yield* visitor, a.orderId)).status, 401)
      for (const change of [
        { Stars: 0 },
        { Stars: 6 },
        { Stars: 4.5 },
        { Text: "x".repeat(2001) },
        { Criteria: {} }
      ]) {
        const answer = yield* b.browser.post(`/api/orders/${a.orderId}/rating`, opinion(a.token, change))
        assert.strictEqual(answer.status, 422)
      }
    })
  )
})
