import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Loads the prices of the last two days around each postal code with deliveries, some per cent above or below the
 * prices of the federal state. The nightly jobs add later days; the years before are omitted, since they would be
 * fourteen million rows.
 */
export const loadLocalPrices = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    with delivered as (select distinct country_id, unnest(zip_prefixes) as prefix from delivery_area),
    -- joined by equal prefixes: a separate search for each of 14 500 places took twenty seconds
    reached as (
      select distinct country_id, zip_code
      from place cross join lateral generate_series(1, length(zip_code)) as digits (n)
      join delivered using (country_id)
      where prefix = left(zip_code, n)),
    served as (
      select country_id, left(zip_code, 3) as prefix, mode() within group (order by region_code) as region_code
      from place join reached using (country_id, zip_code)
      group by 1, 2),
    newest as (select max(day) as day from price_day)
    insert into price_day (country_id, area_code, product_id, day, price, demand)
    select p.country_id, 'z-' || prefix, p.product_id, p.day,
      round(p.price * (0.97 + (get_byte(decode(md5(prefix), 'hex'), 0) % 61) / 1000.0)), p.demand
    from served join price_day p using (country_id)
    where p.area_code = served.region_code and p.day >= (select day - 1 from newest)`
})
