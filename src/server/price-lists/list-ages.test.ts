import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { mailsTo, workOnce } from "../testing/registration.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { settleListAges } from "./list-ages.ts"
import {
  dealersOf,
  listOf,
  pathOf,
  publish,
  sentFrom,
  staffFor,
  workerOf
} from "./price-lists.test-support.ts"

const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3))

const isOffering = (dealerId: number) =>
  Effect.gen(function* () {
    const answer = yield* (yield* visitor).post("/api/kalkulation/berechnen", wish)
    const { Items } = bodyOf<{ readonly Items: ReadonlyArray<{ readonly DealerId: number }> }>(answer)
    return Items.some(({ DealerId }) => DealerId === dealerId)
  })

/**
 * Waits until the dealer's offers are shown or, if `wanted` is false, no longer shown; server processes are notified
 * within two seconds.
 */
const offeringBecomes = Effect.fnUntraced(function* (dealerId: number, wanted: boolean) {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((yield* isOffering(dealerId)) === wanted) return
    yield* Effect.sleep("50 millis")
  }
  return yield* Effect.die(`The offers are not as they should be: ${wanted}`)
})

const daysAgo = (days: number) => new Date(morning - days * 86_400_000).toISOString()

/** Sets the age of one dealer's list; the lists of all other dealers become fresh. */
const age = Effect.fnUntraced(function* (dealerId: number, days: number) {
  const sql = yield* SqlClient
  yield* sql`update price_list_age set held_at = ${daysAgo(0)}::timestamptz where dealer_id <> ${dealerId}`
  yield* sql`
    insert into price_list_age values (${dealerId}, ${daysAgo(days)}::timestamptz)
    on conflict (dealer_id) do update set held_at = excluded.held_at`
})

const night = Effect.flatMap(TestApi, ({ atThatTime }) => atThatTime(settleListAges))

interface Home {
  readonly Prices: { readonly IsResting: boolean; readonly Days: number }
}

layer(SampleApi, realTime)("lists that were not updated for long (rule price-list.age)", (it) => {
  it.effect("are never suspended in a sample shop", () =>
    Effect.gen(function* () {
      const [dealerId = 0] = yield* dealersOf()
      const sql = yield* SqlClient
      yield* age(dealerId, 100)
      yield* night
      const told = yield* sql`select told_stage from price_list_age where told_stage > 0`
      assert.lengthOf(told, 0)
      assert.isTrue(yield* isOffering(dealerId))
    })
  )

  it.effect("lead to one mail for each step, and are suspended until confirmed or published", () =>
    Effect.gen(function* () {
      const [dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("alt@haendler.example", dealerId)
      const sql = yield* SqlClient
      yield* sql`update installation set data_kind = 'real'`
      yield* sql`update dealer set email = 'post@haendler.example' where id = ${dealerId}`
      const subjects = Effect.gen(function* () {
        yield* workOnce()
        return (yield* mailsTo("post@haendler.example")).map(({ subject }) => subject)
      })
      const home = Effect.map(dealer.get("/api/dealer/overview"), (answer) => bodyOf<Home>(answer).Prices)
      for (const [days, mails] of [
        [13, 0],
        [14, 1],
        [44, 1],
        [45, 2],
        [59, 2],
        [60, 3]
      ] as const) {
        yield* age(dealerId, days)
        // runs the job twice, as after a process was killed
        yield* night
        yield* night
        assert.lengthOf(yield* subjects, mails, `day ${days}`)
        assert.strictEqual((yield* home).IsResting, days === 60, `day ${days}`)
      }
      assert.include(yield* subjects, "Ihre Angebote ruhen")
      yield* offeringBecomes(dealerId, false)
      const staff = yield* staffFor("ruhe@haus.example")
      const shown = bodyOf<{ readonly State: string; readonly IsResting: boolean }>(
        yield* staff.get(`/api/support/haendler/${dealerId}`)
      )
      assert.deepInclude(shown, { State: "active", IsResting: true })

      const held = yield* dealer.post(pathOf(0, "bestaetigen"), { Reason: "" })
      assert.strictEqual(held.status, 200, held.text)
      yield* offeringBecomes(dealerId, true)
      assert.deepInclude(yield* home, { IsResting: false, Days: 0 })
      const events = yield* sql<{ readonly event: string }>`
        select event from audit_event where event in ('dealerRests', 'priceListHeld') order by id`
      assert.deepStrictEqual(
        events.map(({ event }) => event),
        ["dealerRests", "priceListHeld"]
      )

      // a new list ends the suspension as well, and so does publishing the same list again
      for (const isSame of [false, true]) {
        yield* age(dealerId, 61)
        yield* night
        yield* offeringBecomes(dealerId, false)
        const list = yield* listOf(dealer)
        const { IsChanged } = yield* publish(dealer, list, isSame ? { Rows: sentFrom(list) } : {})
        assert.strictEqual(IsChanged, !isSame)
        yield* offeringBecomes(dealerId, true)
      }
    })
  )

  it.effect("are confirmed by staff only with a reason, and cannot be confirmed if there are none", () =>
    Effect.gen(function* () {
      const [, dealerId = 0] = yield* dealersOf()
      const staff = yield* staffFor("grund@haus.example")
      assert.strictEqual((yield* staff.post(pathOf(dealerId, "bestaetigen"), { Reason: " " })).status, 422)
      const held = yield* staff.post(pathOf(dealerId, "bestaetigen"), { Reason: "Telefonisch bestätigt" })
      assert.strictEqual(held.status, 200, held.text)
      const sql = yield* SqlClient
      yield* sql`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count, payment_ids,
          default_payment_id)
        select 900002, 1, 'Leer', 'leer', street, zip_code, city, phone, email, 0, 0, '{40}', 40
        from dealer where id = ${dealerId}`
      const empty = yield* workerOf("leer@haendler.example", 900_002)
      const refused = yield* empty.post(pathOf(0, "bestaetigen"), { Reason: "" })
      assert.strictEqual(refused.status, 422, refused.text)
      assert.include(refused.text, "rowsMissing")
    })
  )
})
