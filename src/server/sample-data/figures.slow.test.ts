import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups } from "../../domain/product/product-group.ts"
import { dealerFigure } from "../../domain/review/figure.ts"
import { TestDatabase } from "../db/testing.ts"
import { loadSampleData } from "./load.ts"
import { marketFactors } from "../../domain/price-history/market-factor.ts"
import { historyDays } from "./prices/price-history.ts"

const whole = loadSampleData({ seed: 1, today: "2026-11-21", progress: () => {} })
const loaded = Layer.effectDiscard(Effect.orDie(whole)).pipe(Layer.provideMerge(TestDatabase.layer))

const codesOfCountries = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly countryId: number; readonly codes: ReadonlyArray<string> }>`
    select country_id as "countryId", array_agg(distinct zip_code) as codes from place group by 1 order by 1`
)
const prefixesOf = (code: string) => Array.from(code, (_, index) => code.slice(0, index + 1))

layer(loaded)("the sample shop", (it) => {
  it.effect("knows every postal code of the three packages with its place and region", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`
          select country_id, count(distinct zip_code) as codes, count(distinct region_code) as regions
          from place group by 1 order by 1`,
        [
          { country_id: 1, codes: 8105, regions: 16 },
          { country_id: 2, codes: 2587, regions: 9 },
          { country_id: 3, codes: 3199, regions: 27 }
        ]
      )
    })
  )

  it.effect("offers every product 15 to 30 times at most places", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const sold = yield* sql<{ readonly key: string; readonly prefix: string; readonly dealer: number }>`
        select country_id || ' ' || product_id as key, unnest(zip_prefixes) as prefix, dealer_id as dealer
        from delivery_area join (select distinct area_id, product_id from price_row) sold on area_id = id`
      const dealersAt = new Map<string, Set<number>>()
      for (const { key, prefix, dealer } of sold) {
        const at = `${key} ${prefix}`
        dealersAt.set(at, (dealersAt.get(at) ?? new Set()).add(dealer))
      }
      for (const { countryId, codes } of yield* codesOfCountries) {
        const offers = codes
          .filter((_, index) => index % 11 === 0)
          .flatMap((code) =>
            productGroups.map(({ productId }) =>
              prefixesOf(code).map((prefix) => `${countryId} ${productId} ${prefix}`)
            )
          )
          .map((keys) => new Set(keys.flatMap((key) => [...(dealersAt.get(key) ?? [])])).size)
          .filter((count) => count > 0)
        assert.isAbove(offers.filter((count) => count >= 15 && count <= 30).length / offers.length, 0.97)
      }
    })
  )

  it.effect("serves most places of each country and of Liechtenstein, but never all", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const areas = yield* sql<{ readonly at: string }>`
        select distinct country_id || ' ' || unnest(zip_prefixes) as at from delivery_area`
      const served = new Set(areas.map(({ at }) => at))
      const isServed = (countryId: number) => (code: string) =>
        prefixesOf(code).some((prefix) => served.has(`${countryId} ${prefix}`))
      for (const { countryId, codes } of yield* codesOfCountries) {
        const count = codes.filter(isServed(countryId)).length
        assert.isAbove(codes.length - count, 9)
        assert.isAbove(count / codes.length, 0.99)
      }
      const liechtenstein = Array.from({ length: 14 }, (_, index) => String(9485 + index))
      assert.isTrue(isServed(3)("9490"))
      assert.isFalse(liechtenstein.every(isServed(3)))
    })
  )

  it.effect("has prices within the published ranges in each country's currency", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [loose] = yield* sql<Record<"de" | "at" | "ch", number>>`
        select avg(unit_price) filter (where country_id = 1)::int as de,
          avg(unit_price) filter (where country_id = 2)::int as at,
          avg(unit_price) filter (where country_id = 3)::int as ch
        from price_row p join delivery_area a on a.id = p.area_id
        where product_id = 20 and certification_id = 1 and from_amount = 6000`
      assert.isTrue(loose !== undefined && loose.de > 40_000 && loose.de < 47_000)
      assert.isTrue(loose !== undefined && loose.at > 41_000 && loose.at < 48_000)
      assert.isTrue(loose !== undefined && loose.ch > 52_000 && loose.ch < 60_000)
      const [blowing] = yield* sql`
        select min(amount) filter (where country_id = 1) >= 2990 and max(amount) filter (where country_id = 1) <= 3900 as de,
          min(amount) filter (where country_id = 2) >= 4800 and max(amount) filter (where country_id = 2) <= 5600 as at,
          min(amount) filter (where country_id = 3) >= 5500 and max(amount) filter (where country_id = 3) <= 6500 as ch
        from dealer_fee f join dealer d on d.id = f.dealer_id where fee_key = 'BlowingIn' and option_id = 0`
      assert.deepStrictEqual(blowing, { de: true, at: true, ch: true })
    })
  )

  it.effect(
    "has a price for every amount of every product a dealer sells, and larger amounts are never dearer",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const lists = yield* sql`
        select area_id, product_id, certification_id, valid_from from price_row
        group by 1, 2, 3, 4 having min(from_amount) <> 0
          or array_agg(unit_price order by from_amount) <> array_agg(unit_price order by unit_price desc)`
        assert.deepStrictEqual(lists, [])
        assert.deepStrictEqual(
          yield* sql`select id from dealer where not exists (
          select from price_row join delivery_area a on a.id = area_id where a.dealer_id = dealer.id
            and valid_from <= '2026-11-21')`,
          []
        )
      })
  )

  it.effect("has prices of every day until yesterday, in 12 cantons and in every state", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`
          select country_id, count(distinct area_code) - 1 as regions, count(distinct product_id) as products,
            count(distinct day) as days, max(day)::text as last
          from price_day where area_code not like 'z-%' group by 1 order by 1`,
        [16, 9, 12].map((regions, index) => ({
          country_id: index + 1,
          regions,
          products: productGroups.length,
          days: historyDays,
          last: "2026-11-20"
        }))
      )
      const [count] = yield* sql`select count(*) as n from price_day where area_code not like 'z-%'`
      assert.deepStrictEqual(count, { n: 40 * productGroups.length * historyDays })
    })
  )

  it.effect("has oil prices and exchange rates on every workday of five years, for each factor", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`
          select factor_id as id, min(day)::text as first, max(day)::text as last, count(*) as days,
            min(value) > 0 as "isPrice"
          from market_price group by 1 order by 1`,
        marketFactors.map(({ id }) => ({
          id,
          first: "2021-11-22",
          last: "2026-11-20",
          days: 5 * 261,
          isPrice: true
        }))
      )
    })
  )

  it.effect("has dealer ratings that match their reviews", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const dealers = yield* sql<{
        readonly rating: number
        readonly count: number
        readonly stars: ReadonlyArray<number>
      }>`
        select rating, rating_count as count, array(
          select count(*) filter (where r.stars = mark)::int from generate_series(1, 5) mark
            left join review r on r.dealer_id = d.id group by mark order by mark) as stars
        from dealer d`
      for (const { rating, count, stars } of dealers) {
        const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars
        assert.deepStrictEqual({ rating, count }, dealerFigure([one, two, three, four, five]))
      }
      const [log] = yield* sql`
        select count(*) filter (where versions <> version)::int as gaps, count(*) filter (where answer is not null)::int > 50 as "isAnswered"
        from review r join (select review_id, max(version) as versions from review_event group by 1) e on e.review_id = r.id`
      assert.deepStrictEqual(log, { gaps: 0, isAnswered: true })
      const [counts] = yield* sql<{ readonly reviews: number; readonly dealers: number }>`
        select (select count(*) from review) as reviews, (select count(*) from dealer) as dealers`
      assert.strictEqual(counts?.dealers, 150)
      assert.isAbove(counts?.reviews ?? 0, 1500)
    })
  )
})
