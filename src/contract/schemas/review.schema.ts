import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { heldCauses, reportReasons, reviewStatuses } from "../../domain/review/review.ts"
import { problem } from "../errors.ts"
import { instant, localDate } from "../primitives.ts"
import { wire } from "../wire.ts"

const reviewFields = {
  id: Schema.Int,
  stars: Schema.Int,
  text: Schema.String,
  createdAt: instant,
  /** What was bought, and when it came. */
  productName: Schema.String,
  deliveredOn: localDate,
  /** Empty unless the buyer wants to be named. */
  firstName: Schema.String,
  place: Schema.String,
  /** A review needs a delivered order. */
  verifiedPurchase: Schema.Literal(true),
  reply: Schema.NullOr(wire({ text: Schema.String, createdAt: instant }))
}

/** A review as the public reads it. */
export const publicReview = wire(reviewFields)

/** A review at the desk of its dealer. */
export const dealerReview = wire({
  ...reviewFields,
  status: Schema.Literals(reviewStatuses),
  /** How often the answer was written; the next one names it. */
  answerWrites: Schema.Int,
  mayAnswer: Schema.Boolean,
  /** Until when the answer may be changed; null before there is one. */
  answerUntil: Schema.NullOr(instant),
  dealerName: Schema.String,
  removedReason: Schema.NullOr(Schema.String)
})

/** A review as staff decide on it, with the reports that are not decided on yet. */
export const moderatedReview = wire({
  ...reviewFields,
  status: Schema.Literals(reviewStatuses),
  version: Schema.Int,
  dealerName: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  orderNumber: Schema.NullOr(Schema.String),
  heldCause: Schema.NullOr(Schema.Literals(heldCauses)),
  removedReason: Schema.NullOr(Schema.String),
  reports: Schema.Array(wire({ at: instant, reason: Schema.Literals(reportReasons), text: Schema.String }))
})

const conflict = { message: Schema.String, problems: Schema.Array(problem) }

/** Another user was first, or it is too late: answers with the review as it is now. */
export const AnswerConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  review: dealerReview
}).pipe(HttpApiSchema.status(409))
export const ModerationConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  review: moderatedReview
}).pipe(HttpApiSchema.status(409))
