import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryId, countryIdText, currency, decimal, localDate, text, zipText } from "./primitives.ts"
import { wholeNumberOrUnreadable } from "./prices.api.ts"
import { wire } from "./wire.ts"

/** A place with its own page. */
const placeLink = wire({
  title: Schema.String,
  path: Schema.String,
  /** Distance as the crow flies; omitted if the position of one of the two places is unknown. */
  kilometres: Schema.optionalKey(Schema.Int)
})

/** The place of a local price page, and the places around it (rule place.local-page). */
export const localPlace = wire({
  /** The canonical path of the page: other paths redirect there. */
  path: Schema.String,
  kind: Schema.Literals(["Overview", "State", "County", "Town"]),
  /** For headings: "Bayern", "Landkreis Augsburg", "80331 München". */
  title: Schema.String,
  /** The title without its postal code. */
  name: Schema.String,
  /** The pages of the surrounding areas, the largest first. */
  trail: Schema.Array(placeLink),
  /** Number of the federal state in `country-states`. */
  stateId: Schema.optionalKey(Schema.Int),
  countyCode: Schema.optionalKey(Schema.String),
  zipCode: Schema.optionalKey(Schema.String),
  /** The smallest surrounding area with a price history of one year (rule price.history). */
  historyBasis: Schema.Literals(["Codes", "County", "State", "Country"]),
  /** All place names of the postal code. */
  names: Schema.Array(Schema.String),
  /** For a state, its largest places; for a county, all its places; for a town, the neighbouring places. */
  towns: Schema.Array(placeLink),
  /** Other postal codes of the same town. */
  sameTown: Schema.Array(placeLink)
})

/** The price pages that match a name or a postal code (rule place.finder). */
export const foundPlaces = wire({
  /** Whether the first match is unambiguous. */
  isClear: Schema.Boolean,
  /** Total number of matches; only the largest places are listed. */
  total: Schema.Int,
  places: Schema.Array(
    wire({
      countryId,
      path: Schema.String,
      name: Schema.String,
      state: Schema.String,
      /** The lowest postal code; absent for a state or a county. */
      zipCode: Schema.optionalKey(Schema.String),
      /** Number of postal codes of the place. */
      codes: Schema.Int
    })
  )
})

/** A dealer who delivers to a postal code, with the price at the comparison amount; gross, fees included. */
export const dealerHere = wire({
  dealerId: Schema.Int,
  name: Schema.String,
  /** 0 to 100. */
  rating: Schema.Finite,
  ratingCount: Schema.Int,
  /** Certificates of the goods; empty if the goods have none. */
  certificationIds: Schema.Array(Schema.Int),
  /** Per price unit. */
  unitPrice: decimal,
  totalPrice: decimal,
  currency,
  deliveryStart: localDate,
  deliveryEnd: localDate
})

/** API calls for local price pages: their places, and the search for places. */
export class LocalPagesApi extends HttpApiGroup.make("localPages").add(
  HttpApiEndpoint.get("place", "/api/site/:countryId/pages/local", {
    params: { countryId: countryIdText },
    query: {
      state: text(100),
      countyOrCityZip: Schema.optionalKey(text(100)),
      cityZip: Schema.optionalKey(text(100))
    },
    success: localPlace,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("search", "/api/site/:countryId/pages/local/search", {
    params: { countryId: countryIdText },
    query: { place: text(100) },
    success: foundPlaces,
    error: [NotFound, Unavailable]
  }),
  // pages for the site map
  HttpApiEndpoint.get("all", "/api/site/:countryId/pages/local/all", {
    params: { countryId: countryIdText },
    success: wire({ lastModified: Schema.NullOr(localDate), paths: Schema.Array(Schema.String) }),
    error: [NotFound, Unavailable]
  })
) {}

/** API calls for the dealers who sell at a place today. */
export class LocalOffersApi extends HttpApiGroup.make("localOffers").add(
  HttpApiEndpoint.get("dealers", "/api/site/:countryId/:zipCode/prices/dealers", {
    params: { countryId: countryIdText, zipCode: zipText },
    query: { productId: wholeNumberOrUnreadable },
    success: Schema.Array(dealerHere),
    error: [NotFound, Unavailable]
  })
) {}
