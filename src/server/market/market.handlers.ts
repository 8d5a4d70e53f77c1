import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { factorsOf } from "../../domain/price-history/market-factor.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { dayOfIso, isoOfDay } from "../../domain/price/local-day.ts"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { keptForPages } from "../http/kept-for-pages.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { countryNamed, Memories } from "../ports/memories.ts"
import { marketDays } from "./market-rows.ts"

/** Default first day of the price history (rule price.market). */
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

/** Returns the label that staff see for a cached response in the list of caches. */
const labelOf = (name: string): string => {
  const [country = "", from = ""] = name.split(",")
  return ["Marktdaten", countryNamed(country), `seit ${from}`].join(" · ")
}

/**
 * The API endpoints for oil prices and exchange rates (rule price.market); cached because all price pages of a country
 * show the same values.
 */
export const marketHandlers = HttpApiBuilder.group(
  ShopApi,
  "market",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    const kept = keptForPages<Effect.Success<ReturnType<typeof factorsAndPrices>>>(
      12,
      yield* Memories,
      labelOf
    )
    return handlers.handleAll({
      factors: ({ query: { countryId = 1, timeStamp } }) =>
        kept(`${countryId},${beginningOf(timeStamp)}`, factorsAndPrices(countryId, timeStamp)).pipe(
          Effect.provideService(SqlClient, sql),
          Effect.tap(() => addHeaders({ "cache-control": "public, max-age=120" })),
          orUnavailable,
          Effect.flatMap(asIsInside)
        )
    })
  })
)
