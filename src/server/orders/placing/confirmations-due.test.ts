import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { sampleSite } from "../../../domain/site/sample-site.ts"
import { outboxLayer } from "../../mail/outbox.ts"
import { placedOrder } from "../../testing/order-life.test-support.ts"
import { confirmDue, ConfirmationsDue, confirmationsDueLayer } from "../confirmations-due.ts"
import { ShopSite } from "../../ports/shop-site.ts"

const linkBases = {
  de: "https://shop.example",
  "de-AT": "https://shop.example/at",
  ch: "https://shop.example/ch"
}

const outbox = (smtpUrl?: string) =>
  outboxLayer(smtpUrl).pipe(Layer.provideMerge(Layer.succeed(ShopSite)(sampleSite)))

/**
 * Counts the orders that wait for confirmation, the stored mails about them (one to the buyer and one to the seller of
 * each order), and the separate jobs for these mails.
 */
const standing = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql`
    select (select count(*)::int from confirmation_due) as due,
      (select count(*)::int from mail where kind in ('order-confirmation', 'order-seller')) as kept,
      (select count(*)::int from graphile_worker.jobs where task_identifier in ('order-confirmation', 'order-seller-mail')) as jobs`
  return row
})

const emptied = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`delete from mail`
  yield* sql`delete from confirmation_due`
  yield* sql`delete from graphile_worker._private_jobs`
})

/**
 * Waits until no order is left to be confirmed; it polls because a listener on a pooled connection would not be
 * notified.
 */
const untilNothingWaits: Effect.Effect<void, unknown, SqlClient> = Effect.flatMap(standing, (now) =>
  now?.["due"] === 0 ? Effect.void : Effect.andThen(Effect.yieldNow, untilNothingWaits)
)

layer(SampleApi, realTime)("confirmations that are due (decision 024)", (it) => {
  it.effect("are written once each, however many processes work at once", () =>
    Effect.gen(function* () {
      yield* emptied
      for (const name of ["one", "two", "three", "four", "five"]) yield* placedOrder(`due-at-once-${name}`)
      assert.deepStrictEqual(yield* standing, { due: 5, kept: 0, jobs: 0 })
      const counts = yield* Effect.forEach([1, 2, 3, 4], () => confirmDue(linkBases), {
        concurrency: "unbounded"
      })
      assert.strictEqual(
        counts.reduce((sum, count) => sum + count, 0),
        5
      )
      assert.deepStrictEqual(yield* standing, { due: 0, kept: 10, jobs: 0 })
    }).pipe(Effect.provide(outbox()))
  )

  it.effect("become separate jobs if there is a mail server", () =>
    Effect.gen(function* () {
      yield* emptied
      const { orderId } = yield* placedOrder("due-with-server")
      assert.strictEqual(yield* confirmDue(linkBases), 1)
      assert.deepStrictEqual(yield* standing, { due: 0, kept: 0, jobs: 2 })
      const sql = yield* SqlClient
      const jobs = yield* sql`
        select task_identifier as task, payload from graphile_worker._private_jobs
          join graphile_worker.jobs using (id) order by task`
      assert.deepStrictEqual(jobs, [
        { task: "order-confirmation", payload: { orderId } },
        { task: "order-seller-mail", payload: { orderId } }
      ])
    }).pipe(Effect.provide(outbox("smtp://127.0.0.1:1")))
  )

  it.effect("do not wait for one that cannot be written", () =>
    Effect.gen(function* () {
      yield* emptied
      const good = yield* placedOrder("due-good")
      const bad = yield* placedOrder("due-bad")
      const sql = yield* SqlClient
      yield* sql`update customer_order set receipt = receipt - 'offer' where id = ${bad.orderId}`
      assert.strictEqual(yield* confirmDue(linkBases), 2)
      assert.deepStrictEqual(yield* standing, { due: 0, kept: 0, jobs: 4 })
      const jobs = yield* sql<{ readonly id: string }>`
        select distinct payload ->> 'orderId' as id from graphile_worker._private_jobs`
      assert.sameMembers(
        jobs.map(({ id }) => id),
        [good.orderId, bad.orderId]
      )
    }).pipe(Effect.provide(outbox()))
  )

  it.effect(
    "of a process that died after its commit are found by the next start, later ones by a notification",
    () =>
      Effect.gen(function* () {
        yield* emptied
        yield* placedOrder("due-before-start")
        yield* Effect.gen(function* () {
          const { tell } = yield* ConfirmationsDue
          yield* untilNothingWaits
          assert.deepStrictEqual(yield* standing, { due: 0, kept: 2, jobs: 0 })
          yield* placedOrder("due-after-start")
          yield* tell
          yield* untilNothingWaits
          assert.deepStrictEqual(yield* standing, { due: 0, kept: 4, jobs: 0 })
        }).pipe(Effect.provide(confirmationsDueLayer(linkBases, () => {})))
      }).pipe(Effect.provide(outbox()))
  )

  it.effect("continue after a turn that ended in a defect, e.g. a rollback on a cut connection", () =>
    Effect.gen(function* () {
      yield* emptied
      yield* placedOrder("due-after-defect")
      const sql = yield* SqlClient
      const said: Array<string> = []
      let cuts = 1
      const cutOnce = new Proxy(sql, {
        get: (target, name, receiver): unknown =>
          name === "withTransaction" && cuts-- > 0
            ? () => Effect.die("the line is cut")
            : Reflect.get(target, name, receiver)
      })
      const due = confirmationsDueLayer(linkBases, (line) => said.push(line)).pipe(
        Layer.provide(Layer.succeed(SqlClient)(cutOnce))
      )
      yield* Effect.gen(function* () {
        const { tell } = yield* ConfirmationsDue
        yield* Effect.repeat(Effect.yieldNow, { until: () => said.length > 0 })
        yield* tell
        yield* untilNothingWaits
      }).pipe(Effect.provide(due))
      assert.deepStrictEqual(said, ["confirmations wait: the line is cut"])
      assert.deepStrictEqual(yield* standing, { due: 0, kept: 0, jobs: 2 })
    }).pipe(Effect.provide(outbox("smtp://127.0.0.1:1")))
  )
})
