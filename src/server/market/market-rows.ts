import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { MarketFactorId } from "../../domain/price-history/market-factor.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"

/** The price of a factor on a day, in the factor's unit. */
export interface MarketPrice {
  readonly factorId: MarketFactorId
  /** yyyy-MM-dd */
  readonly day: string
  readonly value: number
}

/** Stores quotations in one transaction and replaces those already stored, since a source may correct its data. */
export const storeMarketPrices = Effect.fnUntraced(function* (prices: ReadonlyArray<MarketPrice>) {
  const sql = yield* SqlClient
  yield* sql`
    insert into market_price (factor_id, day, value)
    select id, day, value
    from unnest(${prices.map(({ factorId }) => factorId)}::int2[], ${prices.map(({ day }) => day)}::date[],
      ${prices.map(({ value }) => String(value))}::text[]::numeric[]) as told (id, day, value)
    on conflict (factor_id, day) do update set value = excluded.value`
})

/** Returns the quotations of these factors from a day on: one row per day, the oldest first. */
export const marketDays = Effect.fnUntraced(function* (factorIds: ReadonlyArray<number>, from: string) {
  const sql = yield* SqlClient
  return yield* sql<{ readonly day: DayNumber; readonly values: Readonly<Record<string, number>> }>`
    select day - date '1970-01-01' as day, json_object_agg(factor_id, value::float8 order by factor_id) as values
    from market_price where factor_id = any(${[...factorIds]}::int2[]) and day >= ${from}::date
    group by day order by day`
})
