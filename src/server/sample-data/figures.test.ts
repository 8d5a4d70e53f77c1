import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "../db/testing.ts"
import { loadSampleData } from "./load.ts"
import { historyDays } from "./price-history.ts"

const whole = loadSampleData({ seed: 1, today: "2026-11-21", progress: () => {} })
const loaded = Layer.effectDiscard(Effect.orDie(whole)).pipe(Layer.provideMerge(TestDatabase.layer))

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
      const rows = yield* sql<{
        readonly country_id: number
        readonly few: number
        readonly most: number
        readonly many: number
      }>`
        with sample as (
          select country_id, zip_code from (
            select country_id, zip_code, row_number() over (order by country_id, zip_code) as n
            from (select distinct country_id, zip_code from place) p
          ) numbered where n % 11 = 0
        ), deliveries as (
          select distinct s.country_id, s.zip_code, a.dealer_id from sample s
          cross join generate_series(1, 5) digits
          join (select dealer_id, country_id, unnest(zip_prefixes) as prefix from delivery_area) a
            on a.country_id = s.country_id and a.prefix = left(s.zip_code, digits) and length(a.prefix) = digits
        ), sold as (
          select distinct dealer_id, product_id from price_row join delivery_area on id = area_id
        ), offers as (
          select s.country_id, s.zip_code, product_id, count(sold.dealer_id) as dealers
          from sample s left join deliveries using (country_id, zip_code) left join sold using (dealer_id)
          group by 1, 2, 3
        )
        select country_id, count(*) filter (where dealers between 1 and 14) as few,
          count(*) filter (where dealers between 15 and 30) as most,
          count(*) filter (where dealers > 30) as many
        from offers group by 1 order by 1`
      assert.strictEqual(rows.length, 3)
      for (const { few, most, many } of rows) assert.isAbove(most / (few + most + many), 0.97)
    })
  )

  it.effect("serves most places of each country and of Liechtenstein, but never all", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const rows = yield* sql<{ readonly area: string; readonly served: number; readonly unserved: number }>`
        with served as (
          select distinct p.country_id, p.zip_code from place p
          cross join generate_series(1, 5) digits
          join (select distinct country_id, unnest(zip_prefixes) as prefix from delivery_area) a
            on a.country_id = p.country_id and a.prefix = left(p.zip_code, digits) and length(a.prefix) = digits
        ), codes as (
          select p.zip_code, case region_code when 'LI' then 'LI' else p.country_id::text end as area,
            served.zip_code is not null as is_served
          from place p left join served using (country_id, zip_code)
        )
        select area, count(distinct zip_code) filter (where is_served) as served,
          count(distinct zip_code) filter (where not is_served) as unserved
        from codes group by 1 order by 1`
      assert.deepStrictEqual(
        rows.map(({ area }) => area),
        ["1", "2", "3", "LI"]
      )
      for (const { served, unserved } of rows) {
        assert.isAbove(unserved, 3)
        assert.isAbove(served, unserved)
      }
    })
  )

  it.effect("asks prices within the published ranges in each country's currency", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [loose] = yield* sql<Record<"de" | "at" | "ch", number>>`
        select avg(unit_price) filter (where country_id = 1)::int as de,
          avg(unit_price) filter (where country_id = 2)::int as at,
          avg(unit_price) filter (where country_id = 3)::int as ch
        from price_row join delivery_area on id = area_id
        where product_id = 20 and certification_id = 1 and from_amount = 6000`
      assert.isTrue(loose !== undefined && loose.de > 40_000 && loose.de < 47_000)
      assert.isTrue(loose !== undefined && loose.at > 41_000 && loose.at < 48_000)
      assert.isTrue(loose !== undefined && loose.ch > 52_000 && loose.ch < 60_000)
      const [blowing] = yield* sql`
        select min(amount) filter (where country_id = 1) >= 2990 and max(amount) filter (where country_id = 1) <= 3900 as de,
          min(amount) filter (where country_id = 2) >= 4800 and max(amount) filter (where country_id = 2) <= 5600 as at,
          min(amount) filter (where country_id = 3) >= 5500 and max(amount) filter (where country_id = 3) <= 6500 as ch
        from dealer_fee join dealer on id = dealer_id where fee_key = 'BlowingIn' and option_id = 0`
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
          select country_id, count(distinct region_code) - 1 as regions, count(distinct product_id) as products,
            count(distinct day) as days, max(day)::text as last
          from price_day group by 1 order by 1`,
        [16, 9, 12].map((regions, index) => ({
          country_id: index + 1,
          regions,
          products: 10,
          days: historyDays,
          last: "2026-11-20"
        }))
      )
      const [count] = yield* sql`select count(*) as n from price_day`
      assert.deepStrictEqual(count, { n: 40 * 10 * historyDays })
    })
  )

  it.effect("rates its dealers as their reviews say", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.deepStrictEqual(
        yield* sql`
          select id from dealer left join (
            select dealer_id, count(*) as n, round(avg(stars) * 20) as mean from review group by 1
          ) r on dealer_id = id
          where rating <> coalesce(mean, 0) or rating_count <> coalesce(n, 0)`,
        []
      )
      const [counts] = yield* sql<{ readonly reviews: number; readonly dealers: number }>`
        select (select count(*) from review) as reviews, (select count(*) from dealer) as dealers`
      assert.strictEqual(counts?.dealers, 150)
      assert.isAbove(counts?.reviews ?? 0, 300)
    })
  )
})
