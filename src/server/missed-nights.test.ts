import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { storePriceDay } from "./offers/price-day.ts"
import { currentList } from "./price-lists/current-list.ts"
import { findDealer } from "./price-lists/list-dealer.ts"
import { dealersOf } from "./price-lists/price-lists.test-support.ts"
import { putInForce } from "./price-lists/put-in-force.ts"
import { realTime, SampleApi, TestApi } from "./testing/api.test-support.ts"
import { sampleDay } from "./testing/testing-database.ts"

/** Noon, for which the prices of a missed night are calculated. */
const noon = (night: number) => new Date(Date.parse(`${sampleDay}T12:00:00Z`) + night * 86_400_000)

/** Stored prices of nights 1 to 11, by night, product and area. */
const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly price: number; readonly demand: number }>`
    select (day - ${sampleDay}::date) || ' ' || product_id || ' ' || area_code as key, price, demand from price_day
    where country_id = 1 and day between ${sampleDay}::date + 1 and ${sampleDay}::date + 11
    order by day, product_id, area_code`
  return new Map(rows.map(({ key, price, demand }) => [key, [price, demand] as const]))
})

/** Puts a dealer's prices in force, multiplied by this factor. */
const publish = Effect.fnUntraced(function* (dealerId: number, night: number, factor: number) {
  const { setTime, atThatTime } = yield* TestApi
  const sql = yield* SqlClient
  setTime(noon(night).getTime())
  const inForce = Effect.gen(function* () {
    const dealer = yield* findDealer(dealerId, true)
    const current = yield* currentList(dealer)
    const rows = current.rows.map((row) => ({ ...row, unitPrice: Math.round(row.unitPrice * factor) }))
    return yield* putInForce(dealer, current, rows)
  })
  assert.isNotEmpty(yield* atThatTime(sql.withTransaction(inForce)))
})

layer(SampleApi, realTime)("nights that were missed", (it) => {
  it.effect("get the prices of their own days, also if a dealer has changed prices twice since", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealerId = 0] = yield* dealersOf("80331")
      for (const night of [0, 1]) yield* storePriceDay(1, noon(night))
      yield* publish(dealerId, 2, 0.5)
      for (const night of [2, 11]) yield* storePriceDay(1, noon(night))
      const nightly = yield* stored
      const [before = [0], after = [0]] = [nightly.get("1 20 z-803"), nightly.get("2 20 z-803")]
      assert.isAbove(before[0], after[0] * 1.2)
      assert.strictEqual(nightly.get("11 20 z-803")?.[0], after[0])
      // as if the job had stopped after the first night
      yield* sql`delete from price_day where day > ${sampleDay}::date`
      yield* publish(dealerId, 12, 1.1)
      yield* storePriceDay(1, noon(12))
      assert.deepStrictEqual(yield* stored, nightly)
    })
  )
})
