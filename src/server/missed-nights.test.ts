import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sentRowsOf } from "../domain/price-list/sent-rows.ts"
import { storePriceDay } from "./offers/price-day.ts"
import { currentList } from "./price-lists/current-list.ts"
import { findDealer } from "./price-lists/list-dealer.ts"
import { dealersOf } from "./price-lists/price-lists.test-support.ts"
import { publishList } from "./price-lists/publish-list.ts"
import { putInForce } from "./price-lists/put-in-force.ts"
import { realTime, SampleApi, TestApi } from "./testing/api.test-support.ts"
import { sampleDay } from "./testing/testing-database.ts"

/** Returns noon after this number of nights; the prices of a missed night are calculated for that time. */
const noon = (night: number) => new Date(Date.parse(`${sampleDay}T12:00:00Z`) + night * 86_400_000)

/** Returns the stored prices of some nights, by night, product and area. */
const storedFrom = Effect.fnUntraced(function* (first: number, last: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly price: number; readonly demand: number }>`
    select (day - ${sampleDay}::date) || ' ' || product_id || ' ' || area_code as key, price, demand from price_day
    where country_id = 1 and day between ${sampleDay}::date + ${first}::int and ${sampleDay}::date + ${last}::int
    order by day, product_id, area_code`
  return new Map(rows.map(({ key, price, demand }) => [key, [price, demand] as const]))
})

const stored = storedFrom(1, 11)

/** Multiplies a dealer's current prices by this factor and puts them into force. */
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

/** Publishes a dealer's list without these products. */
const drop = Effect.fnUntraced(function* (
  dealerId: number,
  night: number,
  ...productIds: ReadonlyArray<number>
) {
  const { setTime, atThatTime } = yield* TestApi
  setTime(noon(night).getTime())
  const published = Effect.gen(function* () {
    const { rows, areas } = yield* currentList(yield* findDealer(dealerId))
    const kept = rows.filter(({ productId }) => !productIds.includes(productId))
    const author = { source: "dealer", accountId: null, keyId: null } as const
    return yield* publishList(dealerId, author, {
      rows: sentRowsOf(kept, areas),
      baseVersion: null,
      acceptWarnings: true,
      beginsAt: null,
      reason: "",
      restoredFrom: null
    })
  })
  assert.isAbove((yield* atThatTime(published)).counts.gone, 0)
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
      // simulates a job that stopped after the first night
      yield* sql`delete from price_day where day > ${sampleDay}::date`
      yield* publish(dealerId, 12, 1.1)
      yield* storePriceDay(1, noon(12))
      assert.deepStrictEqual(yield* stored, nightly)
    })
  )

  it.effect("get the prices of their own days, also if a dealer has dropped offers since", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealerId = 0] = yield* dealersOf("80331")
      for (const night of [12, 20, 21]) yield* storePriceDay(1, noon(night))
      // the first list drops one product, and the next list drops another one
      yield* drop(dealerId, 22, 23)
      yield* storePriceDay(1, noon(23))
      yield* drop(dealerId, 24, 20)
      yield* storePriceDay(1, noon(25))
      const nightly = yield* storedFrom(21, 25)
      assert.notDeepEqual(nightly.get("21 23 z-803"), nightly.get("22 23 z-803"))
      assert.notDeepEqual(nightly.get("23 20 z-803"), nightly.get("24 20 z-803"))
      yield* sql`delete from price_day where day > ${sampleDay}::date + 20`
      yield* storePriceDay(1, noon(26))
      assert.deepStrictEqual(yield* storedFrom(21, 25), nightly)
    })
  )

  it.effect(
    "get the prices of their own days, also if areas were removed or got other postal codes since",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        // areas that were changed before this test, at the real time, do not count in its nights
        yield* sql`delete from former_area`
        const changed = (night: number) =>
          sql`update former_area set until = ${noon(night).toISOString()}::timestamptz where until > ${noon(40).toISOString()}::timestamptz`
        const [dealerId = 0] = yield* dealersOf("80331")
        const codesOf803 = sql`dealer_id = ${dealerId} and zip_prefixes && '{8,80,803,80331}'`
        for (const night of [26, 30, 31]) yield* storePriceDay(1, noon(night))
        yield* sql`update delivery_area set zip_prefixes = '{99998}' where ${codesOf803}`
        yield* changed(32)
        for (const night of [32, 33]) yield* storePriceDay(1, noon(night))
        yield* sql`delete from delivery_area where dealer_id in (
        select a.dealer_id from delivery_area a where zip_prefixes && '{8,80,803,80331}')`
        yield* changed(34)
        yield* storePriceDay(1, noon(35))
        const nightly = yield* storedFrom(31, 35)
        assert.notDeepEqual(nightly.get("31 20 z-803"), nightly.get("32 20 z-803"))
        assert.notDeepEqual(nightly.get("33 20 z-803"), nightly.get("34 20 z-803"))
        yield* sql`delete from price_day where day > ${sampleDay}::date + 30`
        yield* storePriceDay(1, noon(36))
        assert.deepStrictEqual(yield* storedFrom(31, 35), nightly)
      })
  )
})
