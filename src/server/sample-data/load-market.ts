import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { marketFactors } from "../../domain/price-history/market-factor.ts"
import { isoOfDay, weekdayOf } from "../../domain/price/local-day.ts"
import { marketCurves } from "./prices/market-curves.ts"
import { noiseOf } from "./prices/noise.ts"

/** Returns the strength of the random deviation, which is greater for goods than for currencies. */
const strengthOf = (decimals: number): number => (decimals === 4 ? 0.006 : 0.02)

/** Loads oil prices and exchange rates of each workday up to yesterday. */
export const loadMarket = Effect.fnUntraced(function* (seed: number, today: number, days: number) {
  const sql = yield* SqlClient
  const workdays = Array.from({ length: days }, (_, index) => today - days + index).filter(
    (day) => weekdayOf(day) < 5
  )
  for (const { id, key, decimals } of marketFactors) {
    const noise = noiseOf(seed, `market/${key}`, strengthOf(decimals))
    const values = workdays.map((day) => (marketCurves[id](day) * noise(day)).toFixed(decimals))
    yield* sql`
      insert into market_price (factor_id, day, value)
      select ${id}::int2, day, value
      from unnest(${workdays.map(isoOfDay)}::date[], ${values}::numeric[]) as quoted (day, value)`
  }
  return workdays.length * marketFactors.length
})
