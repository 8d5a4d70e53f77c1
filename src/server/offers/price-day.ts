import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { divideHalfUp } from "../../domain/price/money.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { type ProductGroup, productGroup, productGroups } from "../../domain/product/product-group.ts"
import { cheapestIn } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

/** So many postal codes of a state stand for all of them, spread evenly over their order. */
const sampledZips = 20

/** A postal code that stands for `weight` of its state. */
interface SampledZip {
  readonly zipCode: string
  readonly regionCode: string
  readonly weight: number
}

const sampleOf = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  return yield* sql<SampledZip>`
    with zips as (
      select zip_code, min(region_code) as region_code from place where country_id = ${countryId} group by zip_code
    ), numbered as (
      select zip_code, region_code, row_number() over (partition by region_code order by zip_code) - 1 as place,
        count(*) over (partition by region_code) as total
      from zips
    )
    select zip_code as "zipCode", region_code as "regionCode",
      total::float8 / least(total, ${sampledZips}::int8) as weight
    from numbered where (place * ${sampledZips}::int8) % total < ${sampledZips}::int8 or total <= ${sampledZips}::int8
    order by region_code, zip_code`
})

/** Prices of a day by state code, '' for the country; gross cents per price unit. */
export type DayPrices = ReadonlyMap<string, number>

interface Sum {
  prices: number
  count: number
}

/**
 * The mean of the cheapest offer of each sampled postal code at the comparison amount, VAT, delivery and unavoidable
 * fees included (rule price.day). Codes that nobody delivers to say nothing about a price. In the mean of
 * the country each state weighs as much as it has postal codes.
 */
export const dayPricesOf = (snapshot: Snapshot, zips: ReadonlyArray<SampledZip>, at: Date): DayPrices => {
  const { countryId, productGroupId } = snapshot
  const { comparisonAmount, productId } = productGroup(productGroupId)
  const calculation = completeCalculation(
    { amount: comparisonAmount, product: { id: productId } },
    configurationOf(countryId, productGroupId)
  )
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  const regions = new Map<string, Sum>()
  let weights = 0
  let weighed = 0
  for (const { zipCode, regionCode, weight } of zips) {
    const best = cheapestIn(areasOf(snapshot, zipCode), { ...calculation, zipCode }, day)
    if (best === undefined) continue
    const sum = regions.get(regionCode) ?? { prices: 0, count: 0 }
    regions.set(regionCode, { prices: sum.prices + best.unitPrice, count: sum.count + 1 })
    weights += weight
    weighed += weight * best.unitPrice
  }
  const prices = new Map([...regions].map(([code, { prices, count }]) => [code, divideHalfUp(prices, count)]))
  if (weights > 0) prices.set("", Math.round(weighed / weights))
  return prices
}

/**
 * How much is asked for, 0 to 100: orders of the last week beside those of an average week of the year, which is 50.
 * Without orders nothing is known, and that is 50 too.
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

/**
 * Stores the day's price of every product of a country and its states; again on the same day it stores the prices of
 * that hour. Answers the local day.
 */
export const storePriceDay = Effect.fnUntraced(function* (countryId: CountryId, at: Date) {
  const sql = yield* SqlClient
  const snapshots = yield* Snapshots
  const { today } = momentOf(countryId, at)
  const zips = yield* sampleOf(countryId)
  for (const group of productGroups) {
    const snapshot = yield* snapshots.newestAt(countryId, group.id, today)
    const prices = [...dayPricesOf(snapshot, zips, at)]
    const demand = yield* demandOf(countryId, group, at)
    yield* sql`
      insert into price_day (country_id, region_code, product_id, day, price, demand)
      select ${countryId}::int2, code, ${group.productId}::int2, ${isoOfDay(today)}::date, price, ${demand}::int2
      from unnest(${prices.map(([code]) => code)}::text[], ${prices.map(([, price]) => price)}::int4[])
        as found (code, price)
      on conflict (country_id, region_code, product_id, day)
        do update set price = excluded.price, demand = excluded.demand`
    // requests go first
    yield* Effect.yieldNow
  }
  return isoOfDay(today)
})
