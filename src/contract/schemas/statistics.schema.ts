import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { fileFormats } from "../../domain/statistics/export.ts"
import { granularities } from "../../domain/statistics/period.ts"
import { groupings } from "../../domain/statistics/period-statistic.ts"
import { countryId, currency, decimal, integer, integerText, localDate, unit } from "../primitives.ts"
import { wire } from "../wire.ts"

/**
 * A file that is streamed while it is created. The HTTP header `x-total-rows` states the number of rows below the
 * file's header row.
 */
export const csvFile = HttpApiSchema.StreamUint8Array({ contentType: "text/csv" })

/** CSV if absent. An XLSX file has at most 20 000 rows; if there are more, the response is 422. */
export const fileFormat = Schema.optionalKey(Schema.Literals(fileFormats))

/** A range of local dates in the country of each order; both days are included. */
export const span = { from: localDate, to: localDate }

const greatestProduct = 9999
export const productId = integer(1, greatestProduct)
export const productIdText = integerText(1, greatestProduct)

export const granularity = Schema.Literals(granularities)
export const grouping = Schema.Literals(groupings)

/** A postal code or its beginning; its first two digits identify the requested area. */
export const areaText = Schema.String.check(Schema.isPattern(/^[0-9]{1,5}$/u))

/** Totals of orders on the wire: gross, major units. */
export const figures = {
  orders: Schema.Int,
  /** Number of orders that were refused, cancelled or withdrawn later; they are included in `orders`. */
  cancellations: Schema.Int,
  /** Number of paid orders; they are included in `orders`. */
  settled: Schema.Int,
  /** Amount of the orders that were not cancelled, in `unit`; null if the goods have several units. */
  amount: Schema.NullOr(Schema.Int),
  unit: Schema.NullOr(unit),
  revenue: decimal,
  /** Average price per 1 000 kg, 100 l or pallet. */
  averagePrice: Schema.NullOr(decimal),
  /** Currency of revenue and average price. */
  currency
}

/** One period of a statistic, with the group or filter of the orders counted in it, if any. */
const statisticRow = wire({
  /** 2026-01-15, 2026-W03 (ISO 8601) or 2026-01. */
  period: Schema.String,
  ...figures,
  /** Null if the row covers all requested countries. If the rows are grouped by area, each country has its own rows. */
  countryId: Schema.NullOr(countryId),
  /** The first two digits of the postal code. */
  zipCode: Schema.NullOr(Schema.String),
  ratePay: Schema.NullOr(Schema.Boolean),
  productId: Schema.NullOr(Schema.Int)
})

const sum = wire(figures)

/** Sums of the rows. `totals` contains one sum per currency; `total` is set only if all rows have the same currency. */
export const sums = { total: Schema.NullOr(sum), totals: Schema.Array(sum) }

/** Response of a statistic: periods in order, and their sums. */
export const statisticAnswer = wire({ rows: Schema.Array(statisticRow), ...sums })
