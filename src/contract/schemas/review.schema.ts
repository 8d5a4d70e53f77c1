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
  /** The product, and the day of its delivery. */
  productName: Schema.String,
  deliveredOn: localDate,
  /** Empty unless the buyer agreed to be named. */
  firstName: Schema.String,
  place: Schema.String,
  /** Always true: a review needs a delivered order. */
  verifiedPurchase: Schema.Literal(true),
  reply: Schema.NullOr(wire({ text: Schema.String, createdAt: instant }))
}

/** A review as the public sees it. */
export const publicReview = wire(reviewFields)

/** A review as shown to the reviewed dealer. */
export const dealerReview = wire({
  ...reviewFields,
  status: Schema.Literals(reviewStatuses),
  /** How often the reply has been written; the next call that writes it must send this number. */
  answerWrites: Schema.Int,
  mayAnswer: Schema.Boolean,
  /** Time until which the reply may be changed; null if there is no reply. */
  answerUntil: Schema.NullOr(instant),
  dealerName: Schema.String,
  removedReason: Schema.NullOr(Schema.String)
})

/** A review as shown to the staff who decide on it, with the reports on which no decision has been made. */
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

/** Another user acted first, or the time limit has passed: the response contains the current review. */
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
