import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { apiOver, realTime } from "../../testing/api.test-support.ts"
import { sqlLayer } from "../../db/client.ts"
import { Database } from "../../db/database.ts"
import { behindLine, Line } from "../../db/line.test-support.ts"
import { RequestDeadline } from "../../http/limits.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import {
  calculationFor,
  placeOrder,
  readRefusal,
  readyDraft,
  servedPlace
} from "../../testing/journey.test-support.ts"
import { orderCalls, sellingStaff, storedAbout } from "../../testing/order-calls.test-support.ts"
import { SampleDatabase } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

/** Prepares every call, each with a separate draft or order. */
const allTried = (name: string) =>
  Effect.gen(function* () {
    const staff = yield* sellingStaff(name)
    return yield* Effect.forEach(orderCalls, (call, index) =>
      Effect.map(call.prepare(staff, `${name}-${index}`), (tried) => ({ call, tried }))
    )
  })

type All = Effect.Success<ReturnType<typeof allTried>>

const askAll = (all: All) =>
  Effect.forEach(all, ({ call, tried }) => Effect.map(tried.ask(), (answer) => ({ call, tried, answer })), {
    concurrency: "unbounded"
  })

const storedAll = (all: All) => Effect.forEach(all, ({ tried }) => storedAbout(tried.draftId))

/**
 * Repeats each call, which now succeeds or reports that it was already done, and then repeats it once more: nothing
 * happens twice.
 */
const mended = Effect.fnUntraced(function* (all: All) {
  for (const { call, answer } of yield* askAll(all)) {
    const good = call.again === "conflict" ? [200, 409] : [200, 201]
    assert.include(good, answer.status, `${call.name}: ${answer.text}`)
  }
  const once = yield* storedAll(all)
  for (const { call, answer } of yield* askAll(all))
    assert.include(
      call.again === "conflict" ? [409] : [200, 201],
      answer.status,
      `${call.name} again: ${answer.text}`
    )
  assert.deepStrictEqual(yield* storedAll(all), once)
})

/** Locks the rows of drafts and their orders on another connection until the effect has ended. */
const whileLocked = <A, E, R>(draftIds: ReadonlyArray<string>, effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { url } = yield* Database
    const context = yield* Effect.context<R>()
    return yield* Effect.flatMap(SqlClient, (sql) =>
      sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`select 1 from order_draft where ${sql.in("id", draftIds)} for update`
          yield* sql`select 1 from customer_order where ${sql.in("draft_id", draftIds)} for update`
          return yield* Effect.provide(effect, context)
        })
      )
    ).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })))
  })

layer(apiOver(behindLine(SampleDatabase, 1)), realTime)(
  "a database that is away (rule wire.unavailable)",
  (it) => {
    it.effect("makes every call answer 503 and when to retry", () =>
      Effect.gen(function* () {
        const line = yield* Line
        const all = yield* allTried("away")
        const before = yield* storedAll(all)
        const buyer = yield* visitor
        line.set("closed")
        for (const { call, answer } of yield* askAll(all)) {
          assert.deepStrictEqual(
            [answer.status, readRefusal(answer).code, answer.headers.get("retry-after")],
            [503, "Unavailable", "1"],
            call.name
          )
          assert.deepStrictEqual(answer.headers.getSetCookie(), [], call.name)
        }
        assert.strictEqual((yield* buyer.get("/ready")).status, 503)
        line.set("open")
        assert.deepStrictEqual(yield* storedAll(all), before)
        yield* mended(all)
        assert.strictEqual((yield* buyer.get("/ready")).status, 200)
      })
    )

    it.effect("is full stores no order, not even partially, until there is room (rule order.disk-full)", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const all = (yield* allTried("full")).filter(({ call }) => call.reads === undefined)
        const before = yield* storedAll(all)
        yield* sql`
        create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'no space left on device' using errcode = '53100'; end $$`
        const tables = ["customer_order", "order_event", "order_draft", "sepa_mandate", "withdrawal_notice"]
        for (const table of tables)
          yield* sql`create trigger no_room before insert or update on ${sql(table)} execute function no_room()`
        for (const { call, answer } of yield* askAll(all)) assert.strictEqual(answer.status, 503, call.name)
        assert.deepStrictEqual(yield* storedAll(all), before)
        for (const table of tables) yield* sql`drop trigger no_room on ${sql(table)}`
        yield* mended(all)
      }).pipe(endless)
    )

    it.effect("is queried by many calls over one connection, since no call takes a second one", () =>
      Effect.gen(function* () {
        yield* mended(yield* allTried("crowd"))
      }).pipe(endless)
    )
  }
)

/** A short deadline for calls that get no response; all other calls have the time that a busy machine needs. */
const givenUpSoon = Effect.provideService(RequestDeadline, 1_000)

layer(apiOver(behindLine(SampleDatabase, 4)), realTime)(
  "a database that is slow (rule safety.deadlines)",
  (it) => {
    it.effect("is awaited until the deadline, and its later results are stored once", () =>
      Effect.gen(function* () {
        const line = yield* Line
        const all = yield* allTried("silent")
        const buyer = yield* visitor
        const { zipCode } = yield* servedPlace
        line.set("silent")
        const offers = yield* buyer.post("/api/kalkulation/berechnen", calculationFor(zipCode))
        assert.strictEqual(offers.status, 200, "offers are calculated from memory")
        for (const { call, answer } of yield* givenUpSoon(askAll(all))) {
          assert.strictEqual(answer.status, 503, call.name)
          assert.isNotNull(answer.headers.get("retry-after"), call.name)
        }
        line.set("open")
        yield* mended(all)
      })
    )

    it.effect("because another transaction locks the row frees its connections, with an answer", () =>
      Effect.gen(function* () {
        const staff = yield* sellingStaff("held")
        const all = yield* Effect.forEach(["save payment", "place", "confirm", "cancel"], (name) => {
          const call = orderCalls.find((each) => each.name === name) ?? assert.fail(name)
          return Effect.map(call.prepare(staff, `held-${name.replaceAll(" ", "-")}`), (tried) => ({
            call,
            tried
          }))
        })
        const before = yield* storedAll(all)
        const answers = yield* Effect.forEach(
          all,
          ({ tried }) => whileLocked([tried.draftId], givenUpSoon(tried.ask())),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [503])
        assert.deepStrictEqual(yield* storedAll(all), before)
        yield* mended(all)
      })
    )

    it.effect(
      "leads to 503 for two hundred clients at once, and each draft becomes one order afterwards",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const drafts = yield* Effect.forEach(Array.from({ length: 20 }), (_, index) =>
            Effect.gen(function* () {
              const buyer = yield* visitor
              return { buyer, draft: yield* readyDraft(buyer, { EmailAddress: `crowd-${index}@example.de` }) }
            })
          )
          const ids = drafts.map(({ draft }) => draft.orderDraftId)
          const clients = drafts.flatMap((each, index) =>
            Array.from({ length: 10 }, () => placeOrder(each.buyer, each.draft, `crowd-key-${index}`))
          )
          const all = Effect.all(clients, { concurrency: "unbounded" })
          // each call that waits for these rows occupies a connection, until no connection is left
          const refused = yield* whileLocked(ids, givenUpSoon(all))
          assert.deepStrictEqual(
            [...new Set(refused.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))],
            ["503 1"]
          )
          const orders = sql`select draft_id from customer_order where ${sql.in("draft_id", ids)}`
          assert.deepStrictEqual(yield* orders, [])
          const placed = yield* all
          assert.deepStrictEqual([...new Set(placed.map(({ status }) => status))], [201])
          assert.strictEqual(new Set(placed.map(({ text }) => text)).size, drafts.length)
          assert.lengthOf(yield* orders, drafts.length)
        }).pipe(endless)
    )
  }
)
