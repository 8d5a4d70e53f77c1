import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryIdText, decimal, instant, localDate, text, zipText } from "./primitives.ts"
import { wholeNumberOrUnreadable } from "./prices.api.ts"
import { wire, wireOdd } from "./wire.ts"

/** The code of a county, as in an imported list of places. */
const countyCode = Schema.optionalKey(text(16))

/** A number as the key of a record, e.g. the id of a product or a factor. */
const numberKey = Schema.String.check(Schema.isPattern(/^[1-9][0-9]{0,3}$/u))

const percent = Schema.Finite

/** One day of a history (rule price.history); price in major units per price unit, change in per cent. */
export const pricePoint = wire({
  dateTime: instant,
  price: decimal,
  change: percent,
  demand: Schema.Int
})

/**
 * The newest price of a product in an area; `open` is the price of the previous day, and `change` is the difference
 * from `open`.
 */
export const areaPrice = wire({
  price: decimal,
  open: Schema.optionalKey(decimal),
  change: decimal,
  changePercent: percent,
  dateTime: instant
})

/** Price comparison with one row per area and one price per product; a product without a price is omitted. */
export const priceTable = wire({
  header: wire({ title: Schema.String, groups: Schema.Record(numberKey, Schema.String) }),
  rows: Schema.Array(
    wire({
      groupTitle: Schema.String,
      title: Schema.String,
      /** Path of the area's page; "" if the area has no page. */
      link: Schema.String,
      /** The largest places of the area; only set if the area has no name. */
      places: Schema.optionalKey(Schema.String),
      /**
       * Area that the prices apply to. A federal state without its own prices shows those of the country (rule
       * price.no-regional).
       */
      basis: Schema.Literals(["Own", "Country"]),
      groups: Schema.Record(numberKey, areaPrice)
    })
  )
})

/**
 * Values for answers to frequent questions about prices; fields without a value are omitted. Changes are in per cent.
 */
export const priceFaq = wireOdd(
  {
    price: Schema.optionalKey(decimal),
    dateTime: Schema.optionalKey(instant),
    high3Y: Schema.optionalKey(decimal),
    high3YDate: Schema.optionalKey(instant),
    low3Y: Schema.optionalKey(decimal),
    low3YDate: Schema.optionalKey(instant),
    average3Y: Schema.optionalKey(decimal),
    difference1D: Schema.optionalKey(percent),
    difference1W: Schema.optionalKey(percent),
    difference3M: Schema.optionalKey(percent)
  },
  { high3YDate: "high3YDate", low3YDate: "low3YDate" }
)

/** Oil prices and exchange rates by day, the oldest first; each day contains only the factors quoted on it. */
export const marketHistory = wire({
  factors: Schema.Array(wire({ id: Schema.Int, name: Schema.String, unit: Schema.String })),
  prices: Schema.Array(wire({ timeStamp: instant, factors: Schema.Record(numberKey, Schema.Finite) }))
})

/** One number, or several numbers: either a repeated parameter or one text separated by commas. */
const numbers = Schema.optionalKey(
  Schema.Union([text(60), Schema.Array(text(60)).check(Schema.isMaxLength(10))])
)

const historyQuery = {
  // accepted but not used: a history always uses the comparison amount
  amount: wholeNumberOrUnreadable,
  productId: wholeNumberOrUnreadable,
  rangeType: wholeNumberOrUnreadable,
  from: Schema.optionalKey(localDate),
  to: Schema.optionalKey(localDate)
} as const

/** API calls for past prices and statistics about them. */
export class PriceHistoryApi extends HttpApiGroup.make("priceHistory").add(
  HttpApiEndpoint.get("history", "/api/site/:countryId/prices/history", {
    params: { countryId: countryIdText },
    // history of a federal state by its number in `country-states`, of a county, or of the area around a postal code
    query: {
      ...historyQuery,
      stateId: wholeNumberOrUnreadable,
      countyCode,
      zipCode: Schema.optionalKey(zipText)
    },
    success: Schema.Array(pricePoint),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("historyLocal", "/api/site/:countryId/:zipCode/prices/history-local", {
    params: { countryId: countryIdText, zipCode: zipText },
    query: historyQuery,
    success: Schema.Array(pricePoint),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("rangeLocal", "/api/site/:countryId/prices/range-local", {
    params: { countryId: countryIdText },
    query: {
      productIds: numbers,
      amount: wholeNumberOrUnreadable,
      stateId: wholeNumberOrUnreadable,
      countyCode,
      zipCode: Schema.optionalKey(zipText)
    },
    success: priceTable,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("faq", "/api/site/:countryId/price-faq", {
    params: { countryId: countryIdText },
    query: { productId: wholeNumberOrUnreadable },
    success: priceFaq,
    error: [NotFound, Unavailable]
  })
) {}

/** API calls for the factors that influence fuel prices. */
export class MarketApi extends HttpApiGroup.make("market").add(
  HttpApiEndpoint.get("factors", "/api/site/price-factors", {
    query: {
      countryId: Schema.optionalKey(countryIdText),
      /** The first day; 2019-12-19 if absent. */
      timeStamp: Schema.optionalKey(text(40))
    },
    success: marketHistory,
    error: Unavailable
  })
) {}
