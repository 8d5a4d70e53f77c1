import { Schema, Struct } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import {
  dayFields,
  historyFields,
  latestFields,
  openBases,
  type OpenField
} from "../domain/open-data/open-fields.ts"
import { openLicence } from "../domain/open-data/open-licence.ts"
import { openCountryCodes, openUnits } from "../domain/open-data/open-names.ts"
import { NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { currency, decimal, localDate, text } from "./primitives.ts"

/**
 * Open data uses the same names in code and on the wire: lower case, as most programs write them (decision 070). Errors
 * have the same form as in all other calls.
 */
const fields = {
  country: Schema.Literals(openCountryCodes),
  product: Schema.String,
  day: localDate,
  /** Gross price per `unit`, in major units of the currency. */
  price: decimal,
  /** Change from the previous day; null if that day has no price. */
  change: Schema.NullOr(decimal),
  changePercent: Schema.NullOr(Schema.Finite),
  currency,
  unit: Schema.Literals([openUnits.tonne, openUnits.hundredLitres]),
  basis: Schema.Literals(openBases),
  basisName: Schema.String,
  /**
   * A note with the name of the smaller area that the newest price applies to; null if the price applies to the whole
   * area.
   */
  note: Schema.NullOr(Schema.String),
  /** Whether the prices are fictitious, as in a demo shop. */
  isSample: Schema.Boolean,
  license: Schema.Literal(openLicence.id),
  attribution: Schema.String
} satisfies Readonly<Record<OpenField, Schema.Top>>

/** The newest price of a product in an area. */
export const openLatest = Schema.Struct(Struct.pick(fields, latestFields))

/** The prices of a product in an area by day, the oldest first. */
export const openHistory = Schema.Struct({
  ...Struct.pick(fields, historyFields),
  prices: Schema.Array(Schema.Struct(Struct.pick(fields, dayFields)))
})

/** All available data, by country. */
export const openList = Schema.Struct({
  ...Struct.pick(fields, ["license", "attribution"]),
  licenseUrl: Schema.String,
  isSample: fields.isSample,
  countries: Schema.Array(
    Schema.Struct({
      country: fields.country,
      name: Schema.String,
      currency,
      products: Schema.Array(
        Schema.Struct({
          product: fields.product,
          name: Schema.String,
          unit: fields.unit,
          /** The amount that the price applies to. */
          amount: Schema.String,
          firstDay: localDate,
          lastDay: localDate
        })
      ),
      states: Schema.Array(Schema.Struct({ state: Schema.String, name: Schema.String, iso: Schema.String }))
    })
  )
})

/** A table as a CSV file. */
const table = HttpApiSchema.StreamUint8Array({ contentType: "text/csv" })

const format = Schema.optionalKey(Schema.Literals(["json", "csv"]))
const days = { format, from: Schema.optionalKey(localDate), to: Schema.optionalKey(localDate) }

// the response to an unknown country or product lists the existing names
const product = { countryCode: text(60), product: text(60) }
const error = [NotFound, TooManyRequests, Unavailable] as const

const root = "/api/open/prices"
const ofProduct = `${root}/:countryCode/:product` as const

/** Public prices for every page and program: no session, no cookies, any origin (rule safety.open-data). */
export class OpenDataApi extends HttpApiGroup.make("openData").add(
  HttpApiEndpoint.get("list", root, { success: openList, error: [TooManyRequests, Unavailable] }),
  HttpApiEndpoint.get("country", ofProduct, {
    params: product,
    query: days,
    success: [openHistory, table],
    error
  }),
  HttpApiEndpoint.get("countryLatest", `${ofProduct}/latest`, {
    params: product,
    query: { format },
    success: [openLatest, table],
    error
  }),
  HttpApiEndpoint.get("state", `${ofProduct}/states/:state`, {
    params: { ...product, state: text(60) },
    query: days,
    success: [openHistory, table],
    error
  }),
  HttpApiEndpoint.get("stateLatest", `${ofProduct}/states/:state/latest`, {
    params: { ...product, state: text(60) },
    query: { format },
    success: [openLatest, table],
    error
  }),
  HttpApiEndpoint.get("zip", `${ofProduct}/zip/:zipCode`, {
    params: { ...product, zipCode: text(60) },
    query: days,
    success: [openHistory, table],
    error
  }),
  HttpApiEndpoint.get("zipLatest", `${ofProduct}/zip/:zipCode/latest`, {
    params: { ...product, zipCode: text(60) },
    query: { format },
    success: [openLatest, table],
    error
  })
) {}
