import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as fc from "fast-check"
import { longRun, partOf } from "../../../tools/long-runs.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import orderDayParts from "../db/migrations/0025-order-day-parts.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../testing/journey.test-support.ts"
import { expectCounted, foldedAndNot } from "./order-days.test-support.ts"
import { type Action, stories } from "../orders/life/order-history.test-support.ts"
import { lifeWords } from "../testing/order-calls.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { checkDays, checkDaysJob } from "./check-days.ts"
import { foldDays } from "./fold-days.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const seed = 20_261_122
const whole = 400
const lives = longRun(whole, 40)
const atOnce = 8

const byBuyer: ReadonlySet<Action> = new Set<Action>(["cancel", "withdraw"])

/** Changes an order in rounds of concurrent actions, and regularly adds the resulting deltas to the daily sums. */
const lived = Effect.fnUntraced(function* (
  staff: TestVisitor,
  rounds: ReadonlyArray<ReadonlyArray<{ readonly action: Action }>>,
  index: number
) {
  const buyer = yield* visitor
  const draft = yield* readyDraft(buyer, { EmailAddress: `tage-${index}@example.de` })
  const place = placeOrder(buyer, draft, `tage-${index}-key`)
  const [placed] = yield* Effect.all([place, place], { concurrency: 2 })
  assert.include([200, 201], placed.status, placed.text)
  const { orderId } = readPlaced(placed)
  let version = 1
  for (const round of rounds) {
    const over = version
    const wishes = round.flatMap(({ action }) => (action === "place" ? [] : [action]))
    const answers = yield* Effect.all(
      wishes.map((action) =>
        (byBuyer.has(action) ? buyer : staff).post(`/api/orders/${orderId}/${action}`, {
          Version: over,
          ...lifeWords[action]
        })
      ),
      { concurrency: "unbounded" }
    )
    // the response to a conflict contains the version as well
    for (const { body } of answers)
      version = Math.max(version, (body as { readonly Version?: number }).Version ?? 1)
    if (index % 5 === 0) yield* foldDays
  }
})

layer(SampleApi, realTime)("the days of the statistics", (it) => {
  it.effect("match the orders from the sample data on, and after each fold", () =>
    Effect.gen(function* () {
      const before = yield* foldedAndNot
      assert.isAbove(before.deltas, 0)
      const { orders } = yield* expectCounted
      assert.isAtLeast(orders, 30)
      yield* foldDays
      assert.strictEqual((yield* foldedAndNot).deltas, 0)
      yield* expectCounted
    })
  )

  it.effect(
    "match the orders through random concurrent changes, while they are folded",
    () =>
      Effect.gen(function* () {
        const { client: staff } = yield* signedInWith("tage@haus.example", "Role_Interaid_Admin", morning)
        const drawn = fc.sample(stories, { seed, numRuns: lives })
        yield* Effect.forEach(drawn, (rounds, index) => lived(staff, rounds, index), { concurrency: atOnce })
        const { orders, cells } = yield* expectCounted
        yield* foldDays
        yield* expectCounted
        assert.deepStrictEqual(yield* checkDays, { days: 0, totals: 0 })
        console.log(`${partOf(lives, whole, "lives")}: ${orders} orders in ${cells} cells`)
      }).pipe(endless),
    longRun(600_000, 120_000)
  )

  it.effect("follow an order that is changed or deleted by SQL", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        update customer_order set placed_at = placed_at - interval '40 days', total_cents = total_cents + 1
        where id in (select id from customer_order order by id limit 5)`
      yield* expectCounted
      yield* sql`alter table order_line drop constraint order_line_order_id_fkey`
      yield* sql`alter table order_event drop constraint order_event_order_id_fkey`
      yield* sql`alter table order_cancellation drop constraint order_cancellation_order_id_fkey`
      yield* sql`delete from customer_order where id in (
        select id from customer_order where not exists (select from order_grant g where g.order_id = id)
          and not exists (select from order_cancellation c where c.order_id = id)
          and not exists (select from bill b where b.order_id = id) order by id limit 3)`
      yield* expectCounted
      yield* foldDays
      yield* expectCounted
    })
  )

  it.effect(
    "fill the tables added later, which are checked as soon as no server of the earlier release runs",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        // the migration covers only the product groups that existed when it was written
        yield* sql`update customer_order set product_group_id = 3 where product_group_id > 10`
        yield* foldDays
        yield* sql`drop table order_day_area_part, order_day_sale`
        yield* orderDayParts
        yield* expectCounted
        const jobs = yield* sql`
        select run_at > now() + interval '14 minutes' as later from graphile_worker.jobs
        where task_identifier = ${checkDaysJob} and run_at < now() + interval '16 minutes'`
        assert.deepStrictEqual(jobs, [{ later: true }])
      })
  )

  it.effect("are corrected by the nightly check, if a write bypassed the triggers", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* foldDays
      yield* sql`alter table customer_order disable trigger order_recounted`
      const changed = yield* sql`
        update customer_order set total_cents = total_cents + 100 where status = 'placed' returning id`
      yield* sql`alter table customer_order enable trigger order_recounted`
      yield* sql`update order_day_total set orders = orders + 1`
      const wrong = yield* Effect.exit(expectCounted)
      assert.strictEqual(wrong._tag, "Failure")
      const repaired = yield* checkDays
      assert.isAtLeast(changed.length, 1)
      assert.isAbove(repaired.days, 0)
      assert.isAbove(repaired.totals, 0)
      yield* expectCounted
      assert.deepStrictEqual(yield* checkDays, { days: 0, totals: 0 })
    })
  )
})
