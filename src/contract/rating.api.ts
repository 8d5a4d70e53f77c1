import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestReview } from "../domain/review/review.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { instant, integer, lines, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const orderId = text(64)
const stars = integer(1, 5)

const NotRatable = wire({
  code: Schema.Literals(["AlreadyRated", "OwnOrder"]),
  message: Schema.String,
  problems: Schema.Array(problem)
}).pipe(HttpApiSchema.status(409))

/**
 * API calls for rating a delivered order once, with a token that is valid only for that order (rules review.source and
 * safety.mailed-links).
 */
export class RatingApi extends HttpApiGroup.make("rating").add(
  // returns the path of the page on which the owner of an order can rate the order
  HttpApiEndpoint.post("begin", "/api/kunde/bestellungen/:orderId/bewertung", {
    params: { orderId },
    // an empty struct would accept anything that is not null
    payload: Schema.Record(Schema.String, Schema.Never),
    success: wire({ path: Schema.String }),
    error: [NotFound, NotRatable, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/orders/:orderId/rating/:token", {
    params: { orderId, token: text(64) },
    success: wire({
      orderNumber: Schema.String,
      dealerName: Schema.String,
      productName: Schema.String,
      placedAt: instant,
      isRated: Schema.Boolean,
      /** Whether the user cannot rate it: the dealer's own staff ordered it, or staff act on behalf of the buyer. */
      isOwn: Schema.Boolean,
      /** Buyer data that the review would show, if the buyer agrees. */
      firstName: Schema.String,
      place: Schema.String
    }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("rate", "/api/orders/:orderId/rating", {
    params: { orderId },
    payload: wire({
      token: text(64),
      stars,
      text: lines(longestReview),
      criteria: wire({ delivery: stars, quality: stars, service: stars }),
      /** Whether first name and place are published; absent means no. */
      isNamed: Schema.optionalKey(Schema.Boolean)
    }),
    success: wire({
      success: Schema.Boolean,
      /** Whether staff check the review before it is published (rule review.held). */
      isHeld: Schema.Boolean
    }),
    error: [Invalid, NotFound, NotRatable, Unavailable]
  })
) {}
