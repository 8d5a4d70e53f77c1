import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { person, type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

interface Told {
  readonly DealerId: number
  readonly State: string
  readonly Currency: string
  readonly AreaCount: number
  readonly Orders: { readonly Count: number; readonly OldestHours: number | null }
  readonly Cancellations: { readonly Count: number; readonly OldestHours: number | null }
  readonly Prices: {
    readonly RowCount: number
    readonly HeldAt: string | null
    readonly Days: number | null
    readonly WarnDays: number
    readonly RestDays: number
    readonly ScheduledAt: string | null
  }
  readonly Places: ReadonlyArray<{
    readonly ZipCode: string
    readonly ProductGroupId: number
    readonly Calls: number
    readonly Amount: number
    readonly Place: number | null
    readonly OfferCount: number
    readonly Total: number | null
    readonly CheapestOther: number | null
  }>
  readonly Last30Days: { readonly Calls: number; readonly Orders: number }
}

interface Offered {
  readonly DealerId: number
  readonly TotalPrice: number
}

const path = "/api/dealer/overview"
const hours = 3_600_000
const at = (ms: number) => new Date(morning + ms).toISOString()

const workerOf = Effect.fnUntraced(function* (email: string, dealerId: number | null) {
  const { setTime } = yield* TestApi
  setTime(morning)
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  return (yield* signInAs(email)).client
})

/** Creates a dealer who delivers to Munich, and another dealer in Germany without any data yet. */
const dealers = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [munich] = yield* sql<{ readonly id: number }>`
    select min(d.id) as id from dealer d join delivery_area a on a.dealer_id = d.id
      join price_row p on p.area_id = a.id and p.product_id = 20
    where d.state = 'active' and d.country_id = 1
      and exists (select from unnest(a.zip_prefixes) x where '80331' like x || '%')`
  const [fresh] = yield* sql<{ readonly id: number }>`
    insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count, payment_ids,
      default_payment_id, state)
    select 900001, 1, 'Neu & Söhne', 'neu', street, zip_code, city, phone, email, 0, 0, '{40}', 40, 'paused'
    from dealer where id = ${munich?.id ?? 0} returning id`
  return { munich: munich?.id ?? 0, fresh: fresh?.id ?? 0 }
})

/** Requests a list of offers in the same way as the shop's own pages. */
const calculate = Effect.fnUntraced(function* (by: TestVisitor) {
  const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3))
  const answer = yield* by.post("/api/kalkulation/berechnen", { ...wish, UpsellCount: 0 })
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer).Items
})

layer(SampleApi, realTime)("a dealer's first page (rule dealer.home)", (it) => {
  it.effect("shows waiting orders, the age of the prices, and the rank in visitors' lists", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { atThatTime, setTime } = yield* TestApi
      setTime(morning)
      const { munich, fresh } = yield* dealers
      yield* sql`delete from offer_call`
      yield* sql`delete from dealer_call`
      const shopper = yield* person
      const offers = yield* calculate(shopper)
      yield* calculate(shopper)
      // calls by programs instead of browsers are not counted
      yield* calculate(yield* visitor)
      yield* atThatTime((yield* ShopCounts).flush)
      // inserts an old count, a count for another country, and one for a postal code outside this dealer's areas
      yield* sql`
        insert into offer_call (country_id, zip_code, day, product_group_id, calls)
        values (1, '80331', ${at(-30 * 24 * hours).slice(0, 10)}::date, 3, 1000), (2, '80331', ${at(0).slice(0, 10)}::date, 3, 50),
          (1, '00001', ${at(0).slice(0, 10)}::date, 3, 50)`
      yield* sql`update customer_order set status = 'settled' where dealer_id = ${munich} and status = 'placed'`
      yield* sql`
        update customer_order set status = 'placed', placed_at = ${at(-50 * hours)}::timestamptz where id in
          (select id from customer_order where dealer_id = ${munich} and status = 'settled' order by id limit 1)`
      yield* sql`update order_cancellation set is_booked = true, booked_as = 'credit' where dealer_id = ${munich}`
      yield* sql`
        insert into price_list_age values (${munich}, ${at(-15 * 24 * hours)}::timestamptz)
        on conflict (dealer_id) do update set held_at = excluded.held_at`
      const dealer = yield* workerOf("tag@haendler.example", munich)
      const answer = yield* dealer.get(path)
      assert.strictEqual(answer.status, 200, answer.text)
      const told = bodyOf<Told>(answer)
      assert.deepInclude(told, { DealerId: munich, State: "active", Currency: "EUR" })
      assert.deepStrictEqual(told.Orders, { Count: 1, OldestHours: 50 })
      assert.deepStrictEqual(told.Cancellations, { Count: 0, OldestHours: null })
      assert.deepInclude(told.Prices, { Days: 15, WarnDays: 14, RestDays: 60, ScheduledAt: null })
      assert.isAbove(told.Prices.RowCount, 0)
      assert.strictEqual(told.Last30Days.Calls, 2)
      assert.lengthOf(told.Places, 1)
      const [place] = told.Places
      const index = offers.findIndex(({ DealerId }) => DealerId === munich)
      const others = offers.filter(({ DealerId }) => DealerId !== munich)
      assert.deepStrictEqual(place, {
        ZipCode: "80331",
        ProductGroupId: 3,
        Calls: 2,
        Amount: 6000,
        Place: index + 1,
        OfferCount: offers.length,
        Total: Math.round((offers[index]?.TotalPrice ?? 0) * 100),
        CheapestOther: Math.round((others[0]?.TotalPrice ?? 0) * 100)
      })
      const nothing = bodyOf<Told>(yield* (yield* workerOf("neu@haendler.example", fresh)).get(path))
      assert.deepInclude(nothing, { DealerId: fresh, AreaCount: 0, Places: [] })
      assert.deepInclude(nothing.Prices, { RowCount: 0, HeldAt: null, Days: null })
      assert.deepStrictEqual(nothing.Last30Days, { Calls: 0, Orders: 0 })
    })
  )

  it.effect("is refused to users who work for no dealer", () =>
    Effect.gen(function* () {
      const lost = yield* workerOf("ohne@haendler.example", null)
      assert.strictEqual((yield* lost.get(path)).status, 404)
      const { client } = yield* signedInWith("haus@haus.example", "Role_Interaid_DealerSupport", morning)
      assert.strictEqual((yield* client.get(path)).status, 403)
    })
  )
})
