import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { priceDay } from "../price-day.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Price {
  readonly region: string
  readonly price: number
}

const pricesOf = Effect.fnUntraced(function* (countryId: number, productId: number) {
  const sql = yield* SqlClient
  return yield* sql<Price>`
    select region_code as region, price from price_day
    where country_id = ${countryId} and product_id = ${productId} and day = ${sampleDay}::date order by region_code`
})

/** Postal codes of a state as the job samples them, told apart from its statement. */
const sampled = Effect.fnUntraced(function* (region: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly zip: string }>`
    select zip_code as zip from place where country_id = 1 group by zip_code
    having min(region_code) = ${region} order by zip_code`
  const { length } = rows
  return { zips: rows.filter((_, index) => length <= 20 || (index * 20) % length < 20), length }
})

layer(SampleApi, realTime)("the day's price", (it) => {
  it.effect("is the mean of the cheapest offer of each sampled postal code", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      yield* atThatTime(priceDay)
      const guest = yield* visitor
      const stored = yield* pricesOf(1, 20)
      let weights = 0
      let weighed = 0
      for (const { region, price } of stored.filter((row) => row.region !== "")) {
        const { zips, length } = yield* sampled(region)
        assert.isAtMost(zips.length, 20)
        const found: Array<number> = []
        for (const { zip } of zips) {
          const { body } = yield* guest.get(`/api/site/1/prices/best?amount=6000&productId=20&zipCode=${zip}`)
          const { UnitPrice } = body as { readonly UnitPrice?: number }
          if (UnitPrice !== undefined) found.push(Math.round(UnitPrice * 100))
        }
        const sum = found.reduce((total, each) => total + each, 0)
        assert.strictEqual(price, Math.round(sum / found.length), region)
        weights += (found.length * length) / zips.length
        weighed += (sum * length) / zips.length
      }
      assert.strictEqual(stored[0]?.region, "")
      assert.strictEqual(stored[0]?.price, Math.round(weighed / weights))
      assert.isAtLeast(stored.length, 5)
    })
  )

  it.effect("is stored once a day, for every product that is offered and never as 0", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      yield* atThatTime(priceDay)
      const all = sql`select * from price_day where day = ${sampleDay}::date
        order by country_id, product_id, region_code`
      const once = yield* all
      yield* atThatTime(priceDay)
      assert.deepStrictEqual(yield* all, once)
      const [figures] = yield* sql`
        select min(price) > 0 as "isPrice", min(demand) >= 0 and max(demand) <= 100 as "isShare",
          count(distinct country_id) as countries
        from price_day where day = ${sampleDay}::date`
      assert.deepStrictEqual(figures, { isPrice: true, isShare: true, countries: 3 })
    })
  )
})
