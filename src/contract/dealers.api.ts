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

/** The address as one object, as the specification requires. */
const address = wire({ ...placed, countryId })

/** Monday is 1. */
const openingHours = Schema.Array(wire({ day: Schema.Int, from: Schema.String, to: Schema.String }))

/**
 * A branch with the path of its page; the distance is omitted if the position of the branch or of the requested postal
 * code is unknown.
 */
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
  /** Certificates of the goods that have this price; empty if they have none. */
  certificationIds: Schema.Array(Schema.Int),
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
  /** The canonical path of the dealer's page. */
  path: Schema.String,
  /** 0 to 100. */
  rating: Schema.Finite,
  ratingCount: Schema.Int,
  enplusId: Schema.NullOr(Schema.String),
  /** Names of the qualities that the dealer sells. */
  certifications: Schema.Array(Schema.String),
  /** The nearest branch, or the delivering branch if distances are unknown. */
  branch,
  /** The cheapest price among the dealer's areas; if a postal code was sent, the price at that postal code. */
  price: todayPrice
})

/** The subject of a dealer page's path, e.g. a federal state or a dealer (rule dealer.address). */
export const dealerPlace = wire({
  kind: Schema.Literals(["Country", "State", "Zip", "Dealer", "Branch", "Unknown"]),
  /** The canonical path of the page; "" if it has no page. */
  path: Schema.String,
  /** For example "Bayern" or "80331 München"; for a dealer, the dealer's name. */
  title: Schema.String,
  /** Operating state of the dealer (rule dealer.states). */
  state: Schema.optionalKey(Schema.Literals(["Active", "Paused", "Ended"])),
  stateId: Schema.optionalKey(Schema.Int),
  zipCode: Schema.optionalKey(Schema.String),
  dealerId: Schema.optionalKey(Schema.Int),
  branchId: Schema.optionalKey(Schema.Int)
})

/** A state or canton with the dealers who deliver there; the price is omitted if none of them offers pellets today. */
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

/** All public data of a dealer. */
export const dealerProfile = wire({
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String,
  path: Schema.String,
  /** Paused: the dealer currently has no offers. */
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
  /** Whether the shop's operator is the seller and payee (rule payment.creditor). */
  isInteraid: Schema.Boolean,
  joinedOn: localDate,
  enplusId: Schema.NullOr(Schema.String),
  /** Certificates with the dealer's number, the URL of a public register to check it, and the goods that have them. */
  certifications: Schema.Array(
    wire({
      name: Schema.String,
      number: Schema.NullOr(Schema.String),
      validUntil: Schema.NullOr(localDate),
      checkUrl: Schema.NullOr(Schema.String),
      goods: Schema.Array(wire({ quality: Schema.String, products: Schema.Array(Schema.String) }))
    })
  ),
  /** Names of the qualities of the dealer's pellets. */
  qualities: Schema.Array(Schema.String),
  /** A branch's own opening hours; empty if the dealer's opening hours apply. */
  branches: Schema.Array(wire({ ...branchFields, address, openingHours })),
  /** For each federal state, the percentage of its postal codes to which the dealer delivers. */
  deliveryArea: Schema.Array(wire({ stateId: Schema.Int, name: Schema.String, percent: Schema.Int })),
  openingHours,
  paymentIds: Schema.Array(Schema.Int),
  /** Fees for loose pellets, each charged once, per delivery point or per price unit. */
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
  /** The cheapest price among the dealer's areas; null while the dealer offers no pellets. */
  price: Schema.NullOr(todayPrice),
  /** The price by product, as the specification requires; empty if there is none. */
  prices: Schema.Array(wire({ productId: Schema.Int, unitPrice: decimal })),
  promises,
  /** The dealer's average price per tonne by day, for at most a year. */
  priceDays: Schema.Array(wire({ date: localDate, unitPrice: decimal }))
})

/**
 * Query of a dealer list. The parameters have the same names as those of the offer list; the place parameters and the
 * short parameter names come from the specification.
 */
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
  pcert: Schema.optionalKey(text(60)),
  /**
   * `ap` = "1": only dealers who deliver at a fixed hour; `lbp` = "1": only dealers who blow the pellets in with little
   * dust.
   */
  ap: Schema.optionalKey(text(1)),
  lbp: Schema.optionalKey(text(1))
} as const

export class DealersApi extends HttpApiGroup.make("dealers").add(
  HttpApiEndpoint.get("list", "/api/site/:countryId/dealers", {
    params: { countryId: countryIdText },
    query: listQuery,
    success: wire({ items: Schema.Array(dealerCard), total: Schema.Int, page: Schema.Int, size: Schema.Int }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/site/:countryId/dealers/:id", {
    params: { countryId: countryIdText, id: text(9) },
    /** The postal code from which distances to branches are measured; without it, distances are omitted. */
    query: { zipCode: Schema.optionalKey(text(10)) },
    success: dealerProfile,
    error: [NotFound, Gone, Unavailable]
  }),
  HttpApiEndpoint.get("states", "/api/site/:countryId/dealer-states", {
    params: { countryId: countryIdText },
    success: Schema.Array(dealerState),
    error: [NotFound, Unavailable]
  }),
  // returns the subject of a page's path; the path is sent as its segments joined by slashes
  HttpApiEndpoint.get("place", "/api/site/:countryId/dealer-pages", {
    params: { countryId: countryIdText },
    query: { path: text(200) },
    success: dealerPlace,
    error: [NotFound, Unavailable]
  }),
  // pages for the site map
  HttpApiEndpoint.get("all", "/api/site/:countryId/dealer-pages/all", {
    params: { countryId: countryIdText },
    success: wire({ paths: Schema.Array(Schema.String) }),
    error: [NotFound, Unavailable]
  })
) {}
