import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { divideHalfUp } from "../../domain/price/money.ts"
import { priceDay } from "../price-day.ts"
import { randomOf } from "../sample-data/random.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Zip {
  readonly countryId: number
  readonly zip: string
  readonly region: string
}

const allZips = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient
  return yield* sql<Zip>`
    select country_id as "countryId", zip_code as zip, mode() within group (order by region_code) as region
    from place group by 1, 2 order by 1, 2`
})

/** The cheapest offer of loose pellets at a postal code, in cents, as an anonymous user sees it. */
const cheapest = Effect.gen(function* () {
  const guest = yield* visitor
  const known = new Map<string, number | undefined>()
  return Effect.fnUntraced(function* ({ countryId, zip }: Zip) {
    const key = `${countryId} ${zip}`
    if (known.has(key)) return known.get(key)
    const { body } = yield* guest.get(
      `/api/site/${countryId}/prices/best?amount=6000&productId=20&zipCode=${zip}`
    )
    const { UnitPrice } = body as { readonly UnitPrice?: number }
    const price = UnitPrice === undefined ? undefined : Math.round(UnitPrice * 100)
    known.set(key, price)
    return price
  })
})

/** The stored prices of a product on a day by country and area. */
const stored = Effect.fnUntraced(function* (day: string, productId = 20) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly price: number }>`
    select country_id || ' ' || area_code as key, price from price_day
    where day = ${day}::date and product_id = ${productId}`
  return new Map(rows.map(({ key, price }) => [key, price]))
})

const forgetDay = Effect.fnUntraced(function* (day: string) {
  const sql = yield* SqlClient
  yield* sql`delete from price_day where day = ${day}::date`
})

layer(SampleApi, realTime)("the day's price", (it) => {
  it.effect("is the mean of the cheapest offers of each area's postal codes: 100 drawn places", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      // a county, with the name from an imported list of places
      yield* sql`
        update place set county_code = '10042', county_name = 'Landkreis'
        where country_id = 1 and region_code = 'SL' and zip_code >= '663'`
      yield* atThatTime(priceDay)
      const prices = yield* stored(sampleDay)
      const zips = yield* allZips()
      const priceOf = yield* cheapest
      const random = randomOf(7, "places of the index")
      let compared = 0
      for (let drawn = 0; drawn < 100; drawn++) {
        const place = zips[Math.floor(random.between(0, zips.length))]
        if (place === undefined) continue
        const prefix = place.zip.slice(0, 3)
        const around = zips.filter(
          (each) => each.countryId === place.countryId && each.zip.startsWith(prefix)
        )
        const found: Array<number> = []
        for (const each of around) {
          const price = yield* priceOf(each)
          if (price !== undefined) found.push(price)
        }
        const sum = found.reduce((total, each) => total + each, 0)
        const mean = found.length === 0 ? undefined : divideHalfUp(sum, found.length)
        assert.strictEqual(prices.get(`${place.countryId} z-${prefix}`), mean, `${place.countryId} ${prefix}`)
        compared += found.length === 0 ? 0 : 1
      }
      assert.isAbove(compared, 60)
      const state = zips.filter(({ countryId, region }) => countryId === 1 && region === "SL")
      for (const [area, of] of [
        ["1 SL", state],
        ["1 c-10042", state.filter(({ zip }) => zip >= "663")]
      ] as const) {
        const found: Array<number> = []
        for (const each of of) {
          const price = yield* priceOf(each)
          if (price !== undefined) found.push(price)
        }
        assert.isNotEmpty(found, area)
        const sum = found.reduce((total, each) => total + each, 0)
        assert.strictEqual(prices.get(area), divideHalfUp(sum, found.length), area)
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
      // as if the process had been killed before it stored one of ten products
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
