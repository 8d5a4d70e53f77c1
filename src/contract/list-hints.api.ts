import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, Unavailable } from "./errors.ts"
import { decimal, localDate } from "./primitives.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { wire } from "./wire.ts"

/**
 * Alternatives to the visitor's request, calculated from the offers of the place (rules delivery.wish-days and
 * amount.more-saves).
 */
export const listHints = wire({
  /** All workdays that a visitor can request, with the number of dealers who can deliver on each; may be 0. */
  days: Schema.Array(wire({ day: localDate, dealers: Schema.Int })),
  /** Dealers who deliver to the place, but not on the requested day, with the dates on which they can deliver. */
  away: Schema.Array(
    wire({
      dealerId: Schema.Int,
      name: Schema.String,
      deliveryStart: localDate,
      deliveryEnd: localDate
    })
  ),
  /** The next larger amount that lowers the price per unit, and the saving; gross, fees included. */
  more: Schema.NullOr(wire({ amount: Schema.Int, saves: decimal }))
})

/** API call for the hints shown with an offer list. */
export class ListHintsApi extends HttpApiGroup.make("listHints").add(
  HttpApiEndpoint.post("show", "/api/kalkulation/hinweise", {
    payload: calculation,
    success: listHints,
    error: [Invalid, Unavailable]
  })
) {}
