import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, Unavailable } from "./errors.ts"
import { decimal, localDate } from "./primitives.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { wire } from "./wire.ts"

/** What else could be wished for, calculated from the offers of the place (rules delivery.wish-days and amount.more-saves). */
export const listHints = wire({
  /** Workdays that can be wished for at all, with how many dealers keep each; 0 where none does. */
  days: Schema.Array(wire({ day: localDate, dealers: Schema.Int })),
  /** Dealers who deliver, but not on the day that is wished for, and when they do. */
  away: Schema.Array(
    wire({
      dealerId: Schema.Int,
      name: Schema.String,
      deliveryStart: localDate,
      deliveryEnd: localDate
    })
  ),
  /** The next amount by which a price unit gets cheaper, and by how much; gross, fees included. */
  more: Schema.NullOr(wire({ amount: Schema.Int, saves: decimal }))
})

/** What a list tells beside its offers. */
export class ListHintsApi extends HttpApiGroup.make("listHints").add(
  HttpApiEndpoint.post("show", "/api/kalkulation/hinweise", {
    payload: calculation,
    success: listHints,
    error: [Invalid, Unavailable]
  })
) {}
