import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { fileFormats } from "../../domain/statistics/export.ts"
import { granularities } from "../../domain/statistics/period.ts"
import { groupings } from "../../domain/statistics/period-statistic.ts"
import { countryId, currency, decimal, integer, integerText, localDate, unit } from "../primitives.ts"
import { wire } from "../wire.ts"

/** A file that comes as it is made; `x-total-rows` says how many rows follow its head. */
export const csvFile = HttpApiSchema.StreamUint8Array({ contentType: "text/csv" })

/** CSV without it; an XLSX file has at most 20 000 rows, else it is 422. */
export const fileFormat = Schema.optionalKey(Schema.Literals(fileFormats))

/** Local dates of an order's own country, both included. */
export const span = { from: localDate, to: localDate }

const greatestProduct = 9999
export const productId = integer(1, greatestProduct)
export const productIdText = integerText(1, greatestProduct)

export const granularity = Schema.Literals(granularities)
export const grouping = Schema.Literals(groupings)

/** A postal code or its beginning: its first two digits are the area that is asked for. */
export const areaText = Schema.String.check(Schema.isPattern(/^[0-9]{1,5}$/u))

/** What orders come to, on the wire: gross major units. */
export const figures = {
  orders: Schema.Int,
  /** Of those: refused, cancelled or withdrawn since. */
  cancellations: Schema.Int,
  /** Of those: paid. */
  settled: Schema.Int,
  /** Of the others, in `unit`; null over goods of several units. */
  amount: Schema.NullOr(Schema.Int),
  unit: Schema.NullOr(unit),
  revenue: decimal,
  /** Per 1 000 kg, 100 l or pallet. */
  averagePrice: Schema.NullOr(decimal),
  /** Of revenue and average price. */
  currency
}

/** A period, and of which part of the orders where they are grouped or one is asked for. */
const statisticRow = wire({
  /** 2026-01-15, 2026-W03 (ISO 8601) or 2026-01. */
  period: Schema.String,
  ...figures,
  /** Of all that were asked for where it is null; areas are told apart by country. */
  countryId: Schema.NullOr(countryId),
  /** The first two digits. */
  zipCode: Schema.NullOr(Schema.String),
  ratePay: Schema.NullOr(Schema.Boolean),
  productId: Schema.NullOr(Schema.Int)
})

const sum = wire(figures)

/** What rows come to: one sum for each currency, and again alone where there is but one. */
export const sums = { total: Schema.NullOr(sum), totals: Schema.Array(sum) }

/** The answer of a statistic: periods in order, and their sums. */
export const statisticAnswer = wire({ rows: Schema.Array(statisticRow), ...sums })
