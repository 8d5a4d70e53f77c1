import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Gone, NotFound, Unavailable } from "./errors.ts"
import {
  countryId,
  countryIdText,
  currency,
  decimal,
  integerText,
  localDate,
  productGroupId,
  text
} from "./primitives.ts"
import { wire } from "./wire.ts"

const placed = { street: Schema.String, zipCode: Schema.String, city: Schema.String }

/** The same as one object, as the specification names it. */
const address = wire({ ...placed, countryId })

/** A branch with the path of its page; the distance is left out where a point is not known. */
const branchFields = {
  id: Schema.Int,
  name: Schema.String,
  ...placed,
  path: Schema.String,
  kilometres: Schema.optionalKey(Schema.Int)
}
const branch = wire(branchFields)

/** Today's price of loose pellets at the comparison amount, gross, with all mandatory fees. */
const todayPrice = wire({
  unitPrice: decimal,
  totalPrice: decimal,
  currency,
  deliveryStart: localDate,
  deliveryEnd: localDate
})

/** A dealer in a list. */
export const dealerCard = wire({
  id: Schema.Int,
  name: Schema.String,
  /** The canonical address of the dealer's page. */
  path: Schema.String,
  /** 0 to 100. */
  rating: Schema.Finite,
  ratingCount: Schema.Int,
  enplusId: Schema.NullOr(Schema.String),
  /** Names of the qualities that the dealer sells. */
  certifications: Schema.Array(Schema.String),
  /** The nearest one; the one that delivers where distances are not known. */
  branch,
  /** The cheapest of the dealer's areas; for a postal code that of the place. */
  price: todayPrice
})

/** What an address of dealers is about (rule dealer.address). */
export const dealerPlace = wire({
  kind: Schema.Literals(["Country", "State", "Zip", "Dealer", "Branch", "Unknown"]),
  /** The page's only address; "" for what is not there. */
  path: Schema.String,
  /** "Bayern", "80331 München"; the dealer's name for a dealer. */
  title: Schema.String,
  /** Whether the dealer offers (rule dealer.states). */
  state: Schema.optionalKey(Schema.Literals(["Active", "Paused", "Ended"])),
  stateId: Schema.optionalKey(Schema.Int),
  zipCode: Schema.optionalKey(Schema.String),
  dealerId: Schema.optionalKey(Schema.Int),
  branchId: Schema.optionalKey(Schema.Int)
})

/** A state with the dealers who deliver there; left out: the price where none of them offers pellets today. */
const dealerState = wire({
  stateId: Schema.Int,
  name: Schema.String,
  path: Schema.String,
  dealers: Schema.Int,
  unitPrice: Schema.optionalKey(decimal)
})

const promises = wire({
  orders: Schema.Int,
  delivered: Schema.Int,
  failedPercent: Schema.optionalKey(Schema.Int),
  inTimePercent: Schema.optionalKey(Schema.Int),
  promisedDays: Schema.optionalKey(Schema.Int),
  takenDays: Schema.optionalKey(Schema.Int)
})

/** All that is public about a dealer. */
export const dealerProfile = wire({
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String,
  path: Schema.String,
  /** Paused: the dealer offers nothing for now. */
  state: Schema.Literals(["Active", "Paused"]),
  logoUrl: Schema.NullOr(Schema.String),
  description: Schema.String,
  ...placed,
  address,
  stateName: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  website: Schema.NullOr(Schema.String),
  imprint: Schema.String,
  register: Schema.NullOr(Schema.String),
  representedBy: Schema.NullOr(Schema.String),
  vatId: Schema.NullOr(Schema.String),
  /** The operator of the shop sells and is paid (rule payment.creditor). */
  isInteraid: Schema.Boolean,
  joinedOn: localDate,
  enplusId: Schema.NullOr(Schema.String),
  /** Certificates with their numbers, and where they can be looked up publicly. */
  certifications: Schema.Array(wire({ name: Schema.String, number: Schema.String, checkUrl: Schema.String })),
  /** Names of the qualities of the dealer's pellets. */
  qualities: Schema.Array(Schema.String),
  branches: Schema.Array(wire({ ...branchFields, address })),
  /** Per cent of the state's postal codes that the dealer delivers to. */
  deliveryArea: Schema.Array(wire({ stateId: Schema.Int, name: Schema.String, percent: Schema.Int })),
  /** Monday is 1. */
  openingHours: Schema.Array(wire({ day: Schema.Int, from: Schema.String, to: Schema.String })),
  paymentIds: Schema.Array(Schema.Int),
  /** Of loose pellets: once, at each delivery point or by price unit. */
  fees: Schema.Array(
    wire({
      name: Schema.String,
      amount: decimal,
      basis: Schema.Literals(["Order", "Station", "Unit"]),
      isUnavoidable: Schema.Boolean
    })
  ),
  products: Schema.Array(wire({ productGroupId, name: Schema.String })),
  rating: Schema.Finite,
  ratingCount: Schema.Int,
  /** The cheapest of the dealer's areas; none while the dealer offers no pellets. */
  price: Schema.NullOr(todayPrice),
  /** The same by product, as the specification names it; empty while there is none. */
  prices: Schema.Array(wire({ productId: Schema.Int, unitPrice: decimal })),
  promises,
  /** What the dealer charged on average for a tonne, by day, for at most a year. */
  priceDays: Schema.Array(wire({ date: localDate, unitPrice: decimal }))
})

/** What is asked of a list, in the words of the list of offers; the specification's names of places and short ones. */
const listQuery = {
  stateName: Schema.optionalKey(text(100)),
  state: Schema.optionalKey(text(100)),
  zipCode: Schema.optionalKey(text(10)),
  zip: Schema.optionalKey(text(10)),
  page: Schema.optionalKey(integerText(1, 10_000)),
  size: Schema.optionalKey(integerText(1, 100)),
  /** 0 price, 1 delivery date, 2 rating. */
  sort: Schema.optionalKey(text(1)),
  options: Schema.optionalKey(text(200)),
  pcert: Schema.optionalKey(text(60))
} as const

/** Dealers as they are public. */
export class DealersApi extends HttpApiGroup.make("dealers").add(
  HttpApiEndpoint.get("list", "/api/site/:countryId/dealers", {
    params: { countryId: countryIdText },
    query: listQuery,
    success: wire({ items: Schema.Array(dealerCard), total: Schema.Int, page: Schema.Int, size: Schema.Int }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/site/:countryId/dealers/:id", {
    params: { countryId: countryIdText, id: text(9) },
    success: dealerProfile,
    error: [NotFound, Gone, Unavailable]
  }),
  HttpApiEndpoint.get("states", "/api/site/:countryId/dealer-states", {
    params: { countryId: countryIdText },
    success: Schema.Array(dealerState),
    error: [NotFound, Unavailable]
  }),
  // what a page's address is about: its segments, with slashes between
  HttpApiEndpoint.get("place", "/api/site/:countryId/dealer-pages", {
    params: { countryId: countryIdText },
    query: { path: text(200) },
    success: dealerPlace,
    error: [NotFound, Unavailable]
  }),
  // what the site map tells search engines of
  HttpApiEndpoint.get("all", "/api/site/:countryId/dealer-pages/all", {
    params: { countryId: countryIdText },
    success: wire({ paths: Schema.Array(Schema.String) }),
    error: [NotFound, Unavailable]
  })
) {}
