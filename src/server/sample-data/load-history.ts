import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { priceSeries } from "./prices/price-history.ts"

/** Loads daily prices with one statement per series: prices and demands are arrays whose index determines the day. */
export const loadHistory = Effect.fnUntraced(function* (seed: number, today: number, days: number) {
  const sql = yield* SqlClient
  let rows = 0
  for (const series of priceSeries(seed, today, days)) {
    yield* sql`
      insert into price_day (country_id, area_code, product_id, day, price, demand)
      select ${series.countryId}, ${series.regionCode}, ${series.productId},
        ${isoOfDay(series.firstDay)}::date + (ordinality - 1)::int, price, demand
      from unnest(${series.prices}::int[], ${series.demands}::int[]) with ordinality as series (price, demand)`
    rows += series.prices.length
  }
  return rows
})
