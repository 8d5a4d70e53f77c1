import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryId, countryIdText, currency, decimal, localDate, text, zipText } from "./primitives.ts"
import { wholeNumberOrUnreadable } from "./prices.api.ts"
import { wire } from "./wire.ts"

/** A place that another page is about. */
const placeLink = wire({
  title: Schema.String,
  path: Schema.String,
  /** As the crow flies; left out where a point is not known. */
  kilometres: Schema.optionalKey(Schema.Int)
})

/** What a price page of a place is about, and what lies around it (rule place.local-page). */
export const localPlace = wire({
  /** The page's only address: other addresses redirect there. */
  path: Schema.String,
  kind: Schema.Literals(["Overview", "State", "County", "Town"]),
  /** As headings say it: "Bayern", "Landkreis Augsburg", "80331 München". */
  title: Schema.String,
  /** The same without its postal code. */
  name: Schema.String,
  /** The pages of the areas that it lies in, the widest first. */
  trail: Schema.Array(placeLink),
  /** Number of the state in `country-states`. */
  stateId: Schema.optionalKey(Schema.Int),
  countyCode: Schema.optionalKey(Schema.String),
  zipCode: Schema.optionalKey(Schema.String),
  /** The smallest area around whose prices are known for a year (rule price.history). */
  historyBasis: Schema.Literals(["Codes", "County", "State", "Country"]),
  /** All places of the postal code. */
  names: Schema.Array(Schema.String),
  /** Of a state the largest places, of a county all, of a town its neighbours. */
  towns: Schema.Array(placeLink),
  /** Other postal codes of the same town. */
  sameTown: Schema.Array(placeLink)
})

/** The price pages that a name or a postal code may mean (rule place.finder). */
export const foundPlaces = wire({
  /** Whether the first one is clearly meant. */
  isClear: Schema.Boolean,
  /** Of how many the largest ones are listed. */
  total: Schema.Int,
  places: Schema.Array(
    wire({
      countryId,
      path: Schema.String,
      name: Schema.String,
      state: Schema.String,
      /** The lowest one; none of a state or a county. */
      zipCode: Schema.optionalKey(Schema.String),
      /** How many postal codes it has. */
      codes: Schema.Int
    })
  )
})

/** A dealer who delivers to a postal code, with the price of the comparison amount; gross, fees included. */
export const dealerHere = wire({
  dealerId: Schema.Int,
  name: Schema.String,
  /** 0 to 100. */
  rating: Schema.Finite,
  ratingCount: Schema.Int,
  /** By price unit. */
  unitPrice: decimal,
  totalPrice: decimal,
  currency,
  deliveryStart: localDate,
  deliveryEnd: localDate
})

/** Where a price page of a place lies. */
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
  // what the site map tells search engines of
  HttpApiEndpoint.get("all", "/api/site/:countryId/pages/local/all", {
    params: { countryId: countryIdText },
    success: wire({ lastModified: Schema.NullOr(localDate), paths: Schema.Array(Schema.String) }),
    error: [NotFound, Unavailable]
  })
) {}

/** Dealers who sell at a place today. */
export class LocalOffersApi extends HttpApiGroup.make("localOffers").add(
  HttpApiEndpoint.get("dealers", "/api/site/:countryId/:zipCode/prices/dealers", {
    params: { countryId: countryIdText, zipCode: zipText },
    query: { productId: wholeNumberOrUnreadable },
    success: Schema.Array(dealerHere),
    error: [NotFound, Unavailable]
  })
) {}
