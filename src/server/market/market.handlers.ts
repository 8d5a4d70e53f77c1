import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { factorsOf } from "../../domain/price-history/market-factor.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { dayOfIso, isoOfDay } from "../../domain/price/local-day.ts"
import { addHeaders } from "../http/cookies.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { marketDays } from "./market-rows.ts"

/** Default start of the history (rule price.market). */
const usualBeginning = "2019-12-19"

/** Returns the day part of a date or timestamp, or the default start for any other text. */
const beginningOf = (timeStamp: string | undefined): string =>
  dayOfIso((timeStamp ?? "").slice(0, 10)) === undefined ? usualBeginning : (timeStamp ?? "").slice(0, 10)

const factorsAndPrices = Effect.fnUntraced(function* (countryId: CountryId, timeStamp: string | undefined) {
  const factors = factorsOf(countryId)
  const ids = factors.map(({ id }) => id)
  const days = yield* marketDays(ids, beginningOf(timeStamp))
  return {
    factors: factors.map(({ id, name, unit }) => ({ id, name, unit })),
    prices: days.map(({ day, values }) => ({ timeStamp: `${isoOfDay(day)}T00:00:00Z`, factors: values }))
  }
})

/** Oil prices and exchange rates (rule price.market). */
export const marketHandlers = HttpApiBuilder.group(
  ShopApi,
  "market",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    return handlers.handleAll({
      factors: ({ query: { countryId = 1, timeStamp } }) =>
        factorsAndPrices(countryId, timeStamp).pipe(
          Effect.provideService(SqlClient, sql),
          Effect.tap(() => addHeaders({ "cache-control": "public, max-age=120" })),
          orUnavailable
        )
    })
  })
)
