import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { campaignChannels } from "../domain/figures/tracked-campaign.ts"
import { Invalid, TooManyRequests, Unavailable } from "./errors.ts"
import { countryId, countryIdText, productGroupId, productGroupIdText } from "./primitives.ts"
import { csvFile, fileFormat, granularity, span } from "./schemas/statistics.schema.ts"
import { wire } from "./wire.ts"

/** Code of a federal state or canton, which is unique only within its country. */
const region = Schema.String.check(Schema.isPattern(/^[A-Z]{1,3}$/u))

/** How often each step from a search to an order was reached (rule figures.steps). */
const steps = {
  searched: Schema.Int,
  /** Number of those searches in `searched` that found no offer. */
  empty: Schema.Int,
  begun: Schema.Int,
  address: Schema.Int,
  stations: Schema.Int,
  payment: Schema.Int,
  placed: Schema.Int
}

const figures = wire({
  total: wire(steps),
  /** Only periods with counts, written as 2026-01-15, 2026-W03 (ISO 8601) or 2026-01. */
  periods: Schema.Array(wire({ period: Schema.String, ...steps })),
  countries: Schema.Array(wire({ countryId, ...steps })),
  groups: Schema.Array(wire({ productGroupId, ...steps })),
  /** The region is empty if the postal code is invalid. */
  regions: Schema.Array(wire({ countryId, region: Schema.String, ...steps })),
  /** Null for visitors without consent (rule consent.campaigns). */
  sources: Schema.Array(
    wire({ channel: Schema.NullOr(Schema.Literals(campaignChannels)), placed: Schema.Int })
  ),
  emptyZips: wire({
    /** The 50 postal codes with the highest counts, among those with a count of at least `least`. */
    rows: Schema.Array(wire({ countryId, zipCode: Schema.String, empty: Schema.Int })),
    moreZips: Schema.Int,
    /** Number of postal codes with lower counts, which are not listed (rule figures.small). */
    hiddenZips: Schema.Int,
    hiddenLists: Schema.Int,
    least: Schema.Int
  })
})

/** Searches and orders by day, as anonymous counts (rule figures.page); without a country, for all countries. */
export class ShopFiguresApi extends HttpApiGroup.make("shopFigures").add(
  HttpApiEndpoint.post("getFigures", "/api/shop-figures", {
    payload: wire({
      countryId: Schema.optionalKey(countryId),
      productGroupId: Schema.optionalKey(productGroupId),
      /** Requires a country. */
      region: Schema.optionalKey(region),
      ...span,
      granularity
    }),
    success: figures,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("figuresFile", "/api/shop-figures/figures.csv", {
    query: {
      countryId: Schema.optionalKey(countryIdText),
      productGroupId: Schema.optionalKey(productGroupIdText),
      region: Schema.optionalKey(region),
      ...span,
      granularity,
      format: fileFormat
    },
    success: csvFile,
    error: [Invalid, TooManyRequests, Unavailable]
  })
) {}
