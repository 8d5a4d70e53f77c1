import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { SeriesOf } from "../../domain/price-history/chart-lines.ts"
import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { comparablePrice } from "../../domain/price-history/comparable-price.ts"
import { codeOfPart } from "../../domain/price-history/price-area.ts"
import { productGroups } from "../../domain/product/product-group.ts"

/**
 * Returns all stored values of a chart line, oldest first; the unit is cents per tonne, cents per 100 litres, or the
 * unit of the quotation.
 */
export const seriesValues = Effect.fnUntraced(function* (countryId: CountryId, series: SeriesOf) {
  const sql = yield* SqlClient
  if (series.kind === "factor")
    return yield* sql<DayValue>`
      select day - date '1970-01-01' as day, value::float8 as value from market_price
      where factor_id = ${series.factorId} order by market_price.day`
  const { productId } = series
  const group = productGroups.find((each) => each.productId === productId)
  const areaCode = codeOfPart(countryId, series)
  if (group === undefined || areaCode === undefined) return []
  const rows = yield* sql<{ readonly day: number; readonly price: number }>`
    select day - date '1970-01-01' as day, price from price_day
    where country_id = ${countryId} and area_code = ${areaCode} and product_id = ${productId}
    order by price_day.day`
  return rows.map(({ day, price }): DayValue => ({ day, value: comparablePrice(group, price) }))
})
