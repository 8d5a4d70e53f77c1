import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import type { CurrencyFigures } from "../../domain/statistics/figures.ts"
import type { DaySpan, Granularity } from "../../domain/statistics/period.ts"
import { areaOf, type Grouping, type StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { figureNames, summed, wholeAreaParts, wholeAreas, wholeDays, wholeTotals } from "./order-days.ts"

/** A row of the daily figures; its amounts of money are in one currency. */
export interface CountedRow extends CurrencyFigures {
  /** The first local date of the period. */
  readonly start: string
  readonly productId: number | null
  /** Null for a sum over all requested countries. */
  readonly countryId: CountryId | null
  readonly area: string | null
  readonly ratePay: boolean | null
}

/**
 * SQL condition for one country or for all; the list of all countries allows PostgreSQL to use an index that begins
 * with the country.
 */
export const ofCountry = (sql: SqlClient, countryId: CountryId | undefined) =>
  countryId === undefined
    ? sql`country_id = any(${[...countryIds]}::smallint[])`
    : sql`country_id = ${countryId}`

const unit = `case product_group_id ${productGroups.map((group) => `when ${group.id} then '${group.unit}'`).join(" ")} end`

const first = `min(${unit}) filter (where amount <> 0)`
const last = `max(${unit}) filter (where amount <> 0)`

/** SQL columns that sum several rows of a table of sums; goods with different units have no total amount. */
export const figureColumns = `sum(orders)::int8 as orders, sum(cancellations)::int8 as cancellations,
  sum(settled)::int8 as settled, sum(revenue_cents)::int8 as "revenueCents",
  case when ${first} is not distinct from ${last} then sum(amount)::int8 end as amount,
  case when ${first} = ${last} then ${first} end as unit`

/** SQL expressions for the first day of the period that contains a row's `day`. */
export const starts: Readonly<Record<Granularity, string>> = {
  Day: "day",
  Week: "date_trunc('week', day::timestamp)::date",
  Month: "date_trunc('month', day::timestamp)::date"
}

const groupColumns: Readonly<Record<Grouping, string | undefined>> = {
  None: undefined,
  Product: "product_id",
  ZipArea: "zip_area",
  RatePay: "pays_by_rate"
}

/** Returns the smallest table that contains the requested sums: those of a single dealer are only in the daily sums. */
const tableFor = ({ groupBy, productId, ratePay, zipCode }: StatisticWish, dealerId: number | undefined) => {
  if (dealerId !== undefined) return wholeDays
  if (zipCode === undefined && groupBy !== "ZipArea") return wholeTotals
  const isOfAreas = productId === undefined && ratePay === undefined
  if (isOfAreas && (groupBy === "ZipArea" || groupBy === "None")) return wholeAreas
  return wholeAreaParts
}

/**
 * Reads the periods with the requested sums, sorted, with a separate row for each currency, euros first; `span` is the
 * part of the requested days to read.
 */
export const countedRows = Effect.fnUntraced(function* (
  wish: StatisticWish,
  span: DaySpan,
  dealerId: number | undefined,
  most?: number
) {
  const sql = yield* SqlClient
  const { countryId, productId, zipCode, ratePay, groupBy, granularity } = wish
  const area = zipCode === undefined ? "" : areaOf(zipCode)
  const group = groupColumns[groupBy]
  // areas of different countries can have the same digits
  const isOfAreas = groupBy === "ZipArea" || zipCode !== undefined
  const parts = [...(isOfAreas ? ["country_id"] : []), ...(group === undefined ? [] : [group])]
  const cells = [...parts, "currency"]
  // each column contains the value by which rows are grouped, or the only requested value, or null
  const productColumn = groupBy === "Product" ? sql`product_id::int` : sql`${productId ?? null}::int`
  const countryColumn = isOfAreas ? sql`country_id` : sql`${countryId ?? null}::smallint`
  const areaColumn = groupBy === "ZipArea" ? sql`zip_area` : sql`${area.length === 2 ? area : null}::text`
  const rateColumn = groupBy === "RatePay" ? sql`pays_by_rate` : sql`${ratePay ?? null}::boolean`
  const asked = [
    ofCountry(sql, countryId),
    sql`day between ${span.from}::date and ${span.to}::date`,
    ...(dealerId === undefined ? [] : [sql`dealer_id = ${dealerId}`]),
    ...(productId === undefined ? [] : [sql`product_id = ${productId}`]),
    ...(ratePay === undefined ? [] : [sql`pays_by_rate = ${ratePay}`]),
    ...(zipCode === undefined
      ? []
      : area.length === 2
        ? [sql`zip_area = ${area}`]
        : [sql`zip_area like ${`${area}%`}`])
  ]
  const nothing = figureNames.map((name) => `sum(${name}) = 0`).join(" and ")
  // sums the many rows first, and then calculates units and other costly expressions for the few result rows only
  return yield* sql<CountedRow>`
    select start, ${sql.literal(figureColumns)}, currency, ${productColumn} as "productId",
      ${countryColumn} as "countryId", ${areaColumn} as area, ${rateColumn} as "ratePay"
    from (
      select ${sql.literal([`${starts[granularity]} as start`, ...cells, "product_group_id", summed].join(", "))}
      from ${sql.literal(tableFor(wish, dealerId))} d where ${sql.and(asked)}
      group by ${sql.literal([starts[granularity], ...cells, "product_group_id"].join(", "))}
    ) s
    group by ${sql.literal(["start", ...cells].join(", "))}
    having not (${sql.literal(nothing)})
    order by ${sql.literal(["start", ...parts, "currency desc"].join(", "))}
    limit ${most ?? null}`
})
