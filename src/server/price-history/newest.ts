import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import { InProcess } from "../http/in-process.ts"
import type { Memories } from "../ports/memories.ts"
import { historyLabels } from "./history-labels.ts"
import { keptForPages } from "../http/kept-for-pages.ts"
import type { Cents } from "../../domain/price/money.ts"

/** The newest price of a product in an area, and the price of the day before. */
export interface NewestPrice {
  readonly areaCode: string
  readonly productId: number
  readonly day: DayNumber
  readonly price: Cents
  readonly former: Cents | null
}

/**
 * Reads the prices of these products in these areas on a country's newest day. Series without a price on that day are
 * left out.
 */
export const newestPrices = (
  countryId: CountryId,
  productIds: ReadonlyArray<number>,
  areaCodes: ReadonlyArray<string>
) => newestIn(countryId, productIds, areaCodes)

/** Reads the newest prices of all areas. */
const everyNewest = (countryId: CountryId, productIds: ReadonlyArray<number>) =>
  newestIn(countryId, productIds, undefined)

const newestIn = Effect.fnUntraced(function* (
  countryId: CountryId,
  productIds: ReadonlyArray<number>,
  areaCodes: ReadonlyArray<string> | undefined
) {
  const sql = yield* SqlClient
  const within =
    areaCodes === undefined ? sql.literal("true") : sql`p.area_code = any(${[...areaCodes]}::text[])`
  return yield* sql<NewestPrice>`
    select p.area_code as "areaCode", p.product_id as "productId", p.day - date '1970-01-01' as day, p.price,
      f.price as former
    from unnest(${[...productIds]}::int2[]) as product (id)
    cross join lateral (
      select max(day) as day from price_day
      where country_id = ${countryId} and area_code = '' and product_id = product.id) newest
    join price_day p on p.country_id = ${countryId} and ${within} and p.product_id = product.id and p.day = newest.day
    left join price_day f on f.country_id = p.country_id and f.area_code = p.area_code
      and f.product_id = p.product_id and f.day = p.day - 1`
})

export type Newest = typeof newestPrices

/**
 * Caches the newest prices for pages rendered in this process: the prices of all areas are read at once and cached for
 * some time, since thousands of pages each show a few of these prices.
 */
export const keptNewest = (memories: typeof Memories.Service): Newest => {
  const kept = keptForPages<ReadonlyMap<string, ReadonlyArray<NewestPrice>>>(
    20,
    memories,
    historyLabels.newest
  )
  return Effect.fnUntraced(function* (countryId, productIds, areaCodes) {
    if ((yield* InProcess) === undefined) return yield* newestPrices(countryId, productIds, areaCodes)
    const all = yield* kept(
      [countryId, ...productIds].join(),
      Effect.map(everyNewest(countryId, productIds), (rows) => Map.groupBy(rows, ({ areaCode }) => areaCode))
    )
    return [...new Set(areaCodes)].flatMap((code) => all.get(code) ?? [])
  })
}
