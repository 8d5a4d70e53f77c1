import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { type DayNumber, isoOfDay } from "../../domain/price/local-day.ts"
import { freshDays } from "../../domain/price-history/fresh-days.ts"
import type { Cents } from "../../domain/price/money.ts"

/** A price series: a product in a country or one of its areas (`areaCode`). */
export interface SeriesKey {
  readonly countryId: CountryId
  readonly areaCode: string
  readonly productId: number
}

/** The first and last day of a history; where undefined, the history is not limited on that side. */
export interface Span {
  readonly from: DayNumber | undefined
  readonly to: DayNumber | undefined
}

/** The price of a day, and the price of the day before if that price is known. */
export interface HistoryRow {
  readonly day: DayNumber
  readonly price: Cents
  readonly former: Cents | null
  /** Demand, 0 to 100. */
  readonly demand: number
}

const dateOf = (day: DayNumber | undefined, otherwise: string): string =>
  day === undefined ? otherwise : isoOfDay(day)

/** Returns the prices of a series by day, the oldest first. */
export const historyOf = Effect.fnUntraced(function* (
  { countryId, areaCode, productId }: SeriesKey,
  { from, to }: Span
) {
  const sql = yield* SqlClient
  return yield* sql<HistoryRow>`
    select day - date '1970-01-01' as day, price, former, demand
    from (
      select day, price, demand, case when lag(day) over by_day = day - 1 then lag(price) over by_day end as former
      from price_day
      where country_id = ${countryId} and area_code = ${areaCode} and product_id = ${productId}
        and day between ${dateOf(from, "-infinity")}::date - 1 and ${dateOf(to, "infinity")}::date
      window by_day as (order by day)) known
    where day >= ${dateOf(from, "-infinity")}::date
    order by known.day`
})

/**
 * The areas are given from the smallest to the largest. Returns the first one whose prices reach back to the requested
 * day, or as far back as those of the last area if these start later, and end less than a week before the prices of the
 * last area (rule price.history).
 */
export const areaWithHistory = Effect.fnUntraced(function* (
  { countryId, productId }: Omit<SeriesKey, "areaCode">,
  areaCodes: ReadonlyArray<string>,
  from: DayNumber | undefined
) {
  const sql = yield* SqlClient
  const spans = yield* sql<{ readonly code: string; readonly first: number; readonly last: number }>`
    select code, first.day - date '1970-01-01' as first, last.day - date '1970-01-01' as last
    from unnest(${[...areaCodes]}::text[]) with ordinality as area (code, place)
    cross join lateral (
      select min(day) as day from price_day
      where country_id = ${countryId} and area_code = code and product_id = ${productId}) first
    cross join lateral (
      select max(day) as day from price_day
      where country_id = ${countryId} and area_code = code and product_id = ${productId}) last
    where first.day is not null order by place`
  const widest = spans.at(-1)
  if (widest === undefined) return undefined
  const begin = Math.max(from ?? widest.first, widest.first)
  const fitting = spans.find(({ first, last }) => first <= begin && last > widest.last - freshDays)
  return (fitting ?? widest).code
})
