import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { dealerStates } from "../domain/dealer-desk/dealer-state.ts"
import { Forbidden, NotFound, Unavailable } from "./errors.ts"
import { countryId, currency, instant, productGroupId } from "./primitives.ts"
import { wire } from "./wire.ts"

/** Number of waiting items, and the age of the oldest item in full hours. */
const waiting = wire({ count: Schema.Int, oldestHours: Schema.NullOr(Schema.Int) })

/** Gross cents. */
const cents = Schema.NullOr(Schema.Int)

/** The dealer's rank today at a postal code for which many visitors search. */
const askedPlace = wire({
  zipCode: Schema.String,
  productGroupId,
  /** Number of offer lists shown for this postal code in the last 30 days, for goods that the dealer sells. */
  calls: Schema.Int,
  /** The comparison amount, in the unit of the product group. */
  amount: Schema.Int,
  /** The rank; 1 is the best. Null if the dealer has no offer there today. */
  place: Schema.NullOr(Schema.Int),
  offerCount: Schema.Int,
  total: cents,
  cheapestOther: cents
})

export const dealerOverview = wire({
  dealerId: Schema.Int,
  name: Schema.String,
  state: Schema.Literals(dealerStates),
  countryId,
  currency,
  areaCount: Schema.Int,
  /** Orders that need confirmation. */
  orders: waiting,
  /** Cancelled orders of the last year that have not been booked yet. */
  cancellations: waiting,
  prices: wire({
    rowCount: Schema.Int,
    /** Whether the offers are paused because the price list is too old (rule price-list.age). */
    isResting: Schema.Boolean,
    /** Start of the current price list, or the dealer's last confirmation of this list; null if there is no list. */
    heldAt: Schema.NullOr(instant),
    /** Full days since `heldAt`. */
    days: Schema.NullOr(Schema.Int),
    /** Ages in days at which the dealer is warned and at which the dealer's offers are paused. */
    warnDays: Schema.Int,
    restDays: Schema.Int,
    /** Start of the next scheduled price list. */
    scheduledAt: Schema.NullOr(instant)
  }),
  places: Schema.Array(askedPlace),
  /** In the last 30 days: number of offer lists that contained the dealer's offers, and number of orders. */
  last30Days: wire({ calls: Schema.Int, orders: Schema.Int })
})

/** API call for a dealer's start page (rule dealer.home). */
export class DealerHomeApi extends HttpApiGroup.make("dealerHome").add(
  HttpApiEndpoint.get("overview", "/api/dealer/overview", {
    success: dealerOverview,
    error: [Forbidden, NotFound, Unavailable]
  })
) {}
