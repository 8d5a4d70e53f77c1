import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { mostMissedNights } from "../../domain/price-history/missed-nights.ts"
import { divideHalfUp } from "../../domain/price/money.ts"
import { dayOfIso, type DayNumber, isoOfDay } from "../../domain/price/local-day.ts"
import { type ProductGroup, productGroups } from "../../domain/product/product-group.ts"
import { momentOf } from "./day-terms.ts"
import { locatedZips } from "./located-zips.ts"
import { type AreaPrices, priceIndex } from "./price-index.ts"
import { Snapshots } from "./snapshots.ts"

/**
 * Returns the demand, 0 to 100: orders of the last week compared with an average week of the year, which is 50. Without
 * orders the demand is unknown, and 50 is used too.
 */
const demandOf = Effect.fnUntraced(function* (countryId: CountryId, group: ProductGroup, at: Date) {
  const sql = yield* SqlClient
  const now = at.toISOString()
  const [orders] = yield* sql<{ readonly week: number; readonly year: number }>`
    select count(*) filter (where placed_at > ${now}::timestamptz - interval '7 days') as week, count(*) as year
    from customer_order
    where country_id = ${countryId} and product_group_id = ${group.id}
      and placed_at > ${now}::timestamptz - interval '364 days' and placed_at <= ${now}::timestamptz`
  if (orders === undefined || orders.year === 0) return 50
  return Math.min(100, divideHalfUp(50 * 52 * orders.week, orders.year))
})

/** Returns the products whose prices of a day are already stored: all areas of a product are stored at once. */
const storedOn = Effect.fnUntraced(function* (countryId: CountryId, day: DayNumber) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly productId: number }>`
    select product_id as "productId" from price_day
    where country_id = ${countryId} and area_code = '' and day = ${isoOfDay(day)}::date`
  return new Set(rows.map(({ productId }) => productId))
})

/** Stores the prices of a day. Existing prices are never replaced: a published price must not change later. */
const store = Effect.fnUntraced(function* (
  {
    countryId,
    productId,
    day,
    demand
  }: Readonly<Record<"countryId" | "productId" | "day" | "demand", number>>,
  prices: AreaPrices
) {
  const sql = yield* SqlClient
  yield* sql`
    insert into price_day (country_id, area_code, product_id, day, price, demand)
    select ${countryId}::int2, code, ${productId}::int2, ${isoOfDay(day)}::date, price, ${demand}::int2
    from unnest(${[...prices.keys()]}::text[], ${[...prices.values()]}::int4[]) as found (code, price)
    on conflict do nothing`
})

/**
 * Returns the local days to store: the last stored day, which may be incomplete, and all days since then, up to a
 * maximum number of missed nights.
 */
const daysToStore = Effect.fnUntraced(function* (countryId: CountryId, today: DayNumber) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly last: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as last from price_day
    where country_id = ${countryId} and area_code = '' and day <= ${isoOfDay(today)}::date`
  const last = row?.last == null ? today : (dayOfIso(row.last) ?? today)
  const first = Math.max(last, today - mostMissedNights)
  return Array.from({ length: today - first + 1 }, (_, index) => first + index)
})

/**
 * Stores the prices of every product of a country and its areas, for today and for missed nights. It can be interrupted
 * and repeated: stored prices are neither calculated again nor changed. Returns the local day.
 */
export const storePriceDay = Effect.fnUntraced(function* (countryId: CountryId, at: Date) {
  const snapshots = yield* Snapshots
  const { today } = momentOf(countryId, at)
  const zips = yield* locatedZips(countryId)
  for (const day of yield* daysToStore(countryId, today)) {
    const stored = yield* storedOn(countryId, day)
    // the price at noon represents a past day
    const moment = day === today ? at : new Date(day * 86_400_000 + 43_200_000)
    for (const group of productGroups) {
      if (stored.has(group.productId)) continue
      const snapshot = yield* day === today
        ? snapshots.readAnewAt(countryId, group.id, day)
        : snapshots.apart(countryId, group.id, day)
      const prices = yield* priceIndex(snapshot, zips, moment)
      const demand = yield* demandOf(countryId, group, moment)
      yield* store({ countryId, productId: group.productId, day, demand }, prices)
    }
  }
  return isoOfDay(today)
})
