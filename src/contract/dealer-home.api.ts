import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { dealerStates } from "../domain/dealer-desk/dealer-state.ts"
import { Forbidden, NotFound, Unavailable } from "./errors.ts"
import { countryId, currency, instant, productGroupId } from "./primitives.ts"
import { wire } from "./wire.ts"

/** How many wait, and how many full hours the one that waits longest has waited. */
const waiting = wire({ count: Schema.Int, oldestHours: Schema.NullOr(Schema.Int) })

/** Gross cents. */
const cents = Schema.NullOr(Schema.Int)

/** Where the dealer stands today at a postal code that is much asked for. */
const askedPlace = wire({
  zipCode: Schema.String,
  productGroupId,
  /** How often offers were shown there in the last 30 days, of all that this dealer sells. */
  calls: Schema.Int,
  /** The comparison amount, in the unit of the group. */
  amount: Schema.Int,
  /** 1 is the first; null where this dealer offers nothing there today. */
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
  /** Orders to confirm. */
  orders: waiting,
  /** Cancelled orders of a year that are not booked. */
  cancellations: waiting,
  prices: wire({
    rowCount: Schema.Int,
    /** The offers rest, as the price list was not touched for long (rule price-list.age). */
    isResting: Schema.Boolean,
    /** Since when the list is in force, or when the dealer said last that it holds; null without a list. */
    heldAt: Schema.NullOr(instant),
    /** Full days since then. */
    days: Schema.NullOr(Schema.Int),
    /** From how many days on the dealer is warned, and when the dealer's offers rest. */
    warnDays: Schema.Int,
    restDays: Schema.Int,
    /** When the next list comes into force that waits. */
    scheduledAt: Schema.NullOr(instant)
  }),
  places: Schema.Array(askedPlace),
  /** How often the dealer's offers were shown in the last 30 days, and what was ordered. */
  last30Days: wire({ calls: Schema.Int, orders: Schema.Int })
})

/** What a dealer sees first (rule dealer.home). */
export class DealerHomeApi extends HttpApiGroup.make("dealerHome").add(
  HttpApiEndpoint.get("overview", "/api/dealer/overview", {
    success: dealerOverview,
    error: [Forbidden, NotFound, Unavailable]
  })
) {}
