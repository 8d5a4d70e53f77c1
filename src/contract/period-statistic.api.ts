import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { countryId, countryIdText, currency, decimal } from "./primitives.ts"
import { campaignWords } from "./schemas/tracked-campaign.schema.ts"
import {
  areaText,
  csvFile,
  fileFormat,
  granularity,
  grouping,
  productId,
  productIdText,
  span,
  statisticAnswer
} from "./schemas/statistics.schema.ts"
import { wire } from "./wire.ts"

/**
 * Statistics by period (rule statistics.periods): a dealer's own orders, all of them for the shop's staff; without a country
 * those of all. Nothing found is 404. A period's orders are those placed in it; cancellations, amounts and payments are
 * theirs, whenever they came.
 */
export class PeriodStatisticApi extends HttpApiGroup.make("periodStatistic").add(
  HttpApiEndpoint.post("getStatistic", "/api/periodStatistic/getStatistic", {
    payload: wire({
      countryId: Schema.optionalKey(countryId),
      ...span,
      granularity,
      productId: Schema.optionalKey(productId),
      zipCode: Schema.optionalKey(areaText),
      ratePay: Schema.optionalKey(Schema.Boolean),
      /** One row for each period without it. */
      groupBy: Schema.optionalKey(grouping)
    }),
    success: statisticAnswer,
    error: [Invalid, NotFound, Unavailable]
  }),
  /** Orders that campaigns have led to, by page and channel; of those who agreed to it (rule consent.campaigns). */
  HttpApiEndpoint.post("getCampaigns", "/api/periodStatistic/getCampaigns", {
    payload: wire({ countryId: Schema.optionalKey(countryId), ...span }),
    success: wire({
      rows: Schema.Array(
        wire({
          ...campaignWords,
          orders: Schema.Int,
          /** Of those, as in `figures`. */
          cancellations: Schema.Int,
          settled: Schema.Int,
          /** Of the others, gross. */
          revenue: decimal,
          currency
        })
      )
    }),
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("getProducts", "/api/periodStatistic/getProducts", {
    query: { countryId: Schema.optionalKey(countryIdText) },
    success: Schema.Array(wire({ id: Schema.Int, name: Schema.String })),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("statisticFile", "/api/periodStatistic/statistic.csv", {
    query: {
      countryId: Schema.optionalKey(countryIdText),
      ...span,
      granularity,
      productId: Schema.optionalKey(productIdText),
      zipCode: Schema.optionalKey(areaText),
      ratePay: Schema.optionalKey(Schema.Literals(["true", "false"])),
      groupBy: Schema.optionalKey(grouping),
      format: fileFormat
    },
    success: csvFile,
    error: [Invalid, NotFound, TooManyRequests, Unavailable]
  })
) {}
