import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { priceDay } from "../price-day.ts"
import { randomOf } from "../sample-data/random.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { allZips, meanOfCheapest, sacks, stored } from "./price-day.test-support.ts"

const forgetDay = Effect.fnUntraced(function* (day: string) {
  const sql = yield* SqlClient
  yield* sql`delete from price_day where day = ${day}::date`
})

layer(SampleApi, realTime)("the day's price", (it) => {
  it.effect("is the mean of the cheapest offers of each area's postal codes: 100 drawn places", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      // adds a county that is named as in imported lists of places
      yield* sql`
        update place set county_code = '10042', county_name = 'Landkreis'
        where country_id = 1 and region_code = 'SL' and zip_code >= '663'`
      yield* atThatTime(priceDay)
      const prices = yield* stored(sampleDay)
      const zips = yield* allZips()
      const meanOf = yield* meanOfCheapest
      const random = randomOf(7, "places of the index")
      const compared: Array<number> = []
      for (let drawn = 0; drawn < 100; drawn++) {
        const place = zips[Math.floor(random.between(0, zips.length))]
        if (place === undefined) continue
        const { countryId } = place
        const prefix = place.zip.slice(0, 3)
        const mean = yield* meanOf(
          zips.filter((each) => each.countryId === countryId && each.zip.startsWith(prefix))
        )
        assert.strictEqual(prices.get(`${countryId} z-${prefix}`), mean, `${countryId} ${prefix}`)
        if (mean !== undefined) compared.push(countryId)
      }
      assert.isAbove(compared.length, 60)
      assert.deepStrictEqual(new Set(compared), new Set([1, 2, 3]))
      const state = zips.filter(({ countryId, region }) => countryId === 1 && region === "SL")
      for (const [area, of] of [
        ["1 SL", state],
        ["1 c-10042", state.filter(({ zip }) => zip >= "663")]
      ] as const) {
        const mean = yield* meanOf(of)
        assert.isDefined(mean, area)
        assert.strictEqual(prices.get(area), mean, area)
      }
    })
  )

  it.effect("is per pallet of goods that are sold by the pallet, in each country", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      yield* atThatTime(priceDay)
      const prices = yield* stored(sampleDay, sacks.productId)
      const zips = yield* allZips()
      const meanOf = yield* meanOfCheapest
      for (const [area, countryId, prefix] of [
        ["1 z-803", 1, "803"],
        ["2 z-101", 2, "101"],
        ["3 z-800", 3, "800"]
      ] as const) {
        const mean = yield* meanOf(
          zips.filter((each) => each.countryId === countryId && each.zip.startsWith(prefix)),
          sacks
        )
        assert.isDefined(mean, area)
        assert.strictEqual(prices.get(area), mean, area)
      }
    })
  )

  it.effect("is stored once for every offered product, never as 0, and does not change", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      yield* atThatTime(priceDay)
      const all = sql`select * from price_day where day >= ${sampleDay}::date - 1
        order by country_id, product_id, area_code, day`
      const once = yield* all
      yield* sql`update price_row set unit_price = unit_price + 1000`
      yield* atThatTime(priceDay)
      yield* sql`update price_row set unit_price = unit_price - 1000`
      assert.deepStrictEqual(yield* all, once)
      const [figures] = yield* sql`
        select min(price) > 0 as "isPrice", min(demand) >= 0 and max(demand) <= 100 as "isShare",
          count(distinct country_id) as countries
        from price_day where day = ${sampleDay}::date`
      assert.deepStrictEqual(figures, { isPrice: true, isShare: true, countries: 3 })
    })
  )

  it.effect("is completed after an interrupted run, and stored later for missed nights", () =>
    Effect.gen(function* () {
      const { atThatTime, setTime } = yield* TestApi
      const sql = yield* SqlClient
      const morningOf = (day: string) => new Date(`${day}T09:00:00Z`).getTime()
      yield* atThatTime(priceDay)
      const whole = yield* stored(sampleDay, 20)
      // simulates a process that was killed before it stored one of ten products
      yield* sql`delete from price_day where day = ${sampleDay}::date and product_id = 20`
      yield* atThatTime(priceDay)
      assert.deepStrictEqual(yield* stored(sampleDay, 20), whole)
      yield* Effect.acquireUseRelease(
        Effect.sync(() => setTime(morningOf("2026-01-18"))),
        () => atThatTime(priceDay),
        () => Effect.sync(() => setTime(morningOf(sampleDay)))
      )
      for (const day of ["2026-01-16", "2026-01-17", "2026-01-18"]) {
        assert.isAbove((yield* stored(day)).size, 500, day)
        yield* forgetDay(day)
      }
    })
  )
})
