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
 * Statistics by period (rule statistics.periods). A dealer sees its own orders, the shop's staff see all orders;
 * without a country, all countries are included. An empty result is returned as 404. A period contains the orders
 * placed in it, with their cancellations, amounts and payments, even if these happened later.
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
      /** If absent, the response contains one row per period. */
      groupBy: Schema.optionalKey(grouping)
    }),
    success: statisticAnswer,
    error: [Invalid, NotFound, Unavailable]
  }),
  /**
   * Orders that came from campaigns, by page and channel; includes only visitors who consented (rule
   * consent.campaigns).
   */
  HttpApiEndpoint.post("getCampaigns", "/api/periodStatistic/getCampaigns", {
    payload: wire({ countryId: Schema.optionalKey(countryId), ...span }),
    success: wire({
      rows: Schema.Array(
        wire({
          ...campaignWords,
          orders: Schema.Int,
          /** Number of cancelled orders; `orders` includes them, as `figures` does. */
          cancellations: Schema.Int,
          settled: Schema.Int,
          /** Revenue of the orders that were not cancelled, gross. */
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
