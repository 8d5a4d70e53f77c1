import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { longestReporter } from "../domain/review/report-form.ts"
import { reviewSorts } from "../domain/review/review-list.ts"
import { longestAnswer, longestRemovalReason, longestReport, reportReasons } from "../domain/review/review.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { countryIdText, decimal, integer, integerText, lines, text } from "./primitives.ts"
import {
  AnswerConflict,
  dealerReview,
  ModerationConflict,
  moderatedReview,
  publicReview
} from "./schemas/review.schema.ts"
import { pageOf, paging } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647
const reviewId = integerText(1, greatest)
const ofReview = { params: { reviewId } }

/** Published reviews of a dealer, and reports of reviews by visitors (rules review.source and review.report). */
export class ReviewsApi extends HttpApiGroup.make("reviews").add(
  HttpApiEndpoint.get("ofDealer", "/api/site/:countryId/dealers/:dealerId/reviews", {
    params: { countryId: countryIdText, dealerId: integerText(1, greatest) },
    query: {
      ...paging,
      /** If absent, the newest reviews come first. */
      sort: Schema.optionalKey(Schema.Literals(reviewSorts)),
      /** If absent, reviews with any number of stars are returned. */
      stars: Schema.optionalKey(integerText(1, 5))
    },
    success: wire({
      dealerId: Schema.Int,
      dealerName: Schema.String,
      /** Whether the dealer appears in lists (rule dealer.states). */
      isListed: Schema.Boolean,
      /** 0 to 100 (rule review.figure). */
      rating: Schema.Finite,
      ratingCount: Schema.Int,
      /** The plain mean of all stars; null if there are no reviews. */
      average: Schema.NullOr(decimal),
      /** Number of reviews with one star, two stars and so on. */
      distribution: Schema.Tuple([Schema.Int, Schema.Int, Schema.Int, Schema.Int, Schema.Int]),
      items: Schema.Array(publicReview),
      /** Number of reviews that match the query. */
      total: Schema.Int,
      page: Schema.Int,
      size: Schema.Int
    }),
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/reviews/:reviewId", {
    ...ofReview,
    success: wire({ dealerId: Schema.Int, dealerName: Schema.String, review: publicReview }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("report", "/api/reviews/:reviewId/report", {
    ...ofReview,
    payload: wire({
      reason: Schema.Literals(reportReasons),
      text: lines(longestReport),
      /** The e-mail address to which the decision is sent; absent or empty if the reporter wants no reply. */
      email: Schema.optionalKey(text(longestReporter))
    }),
    success: wire({ success: Schema.Boolean }),
    error: [Invalid, NotFound, Unavailable]
  })
) {}

const version = integer(1, greatest)

/**
 * API calls about reviews for signed-in users: replies of dealers and decisions of staff (rules review.answer and
 * review.moderate).
 */
export class ReviewDeskApi extends HttpApiGroup.make("reviewDesk").add(
  HttpApiEndpoint.get("own", "/api/dealer-reviews", {
    query: { ...paging, state: Schema.optionalKey(Schema.Literals(["open", "answered"])) },
    success: pageOf(dealerReview),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("answer", "/api/dealer-reviews/:reviewId/answer", {
    ...ofReview,
    // `seen`: how often the reply had already been written when the caller read it
    payload: wire({ seen: integer(0, greatest), text: lines(longestAnswer) }),
    success: dealerReview,
    error: [Invalid, NotFound, AnswerConflict, Unavailable]
  }),
  HttpApiEndpoint.get("queue", "/api/review-queue", {
    query: {
      ...paging,
      state: Schema.optionalKey(Schema.Literals(["removed", "published"])),
      /** If set, only this review is returned, whatever its status. */
      reviewId: Schema.optionalKey(reviewId)
    },
    success: pageOf(moderatedReview),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("keep", "/api/review-queue/:reviewId/keep", {
    ...ofReview,
    payload: wire({ version }),
    success: moderatedReview,
    error: [Invalid, NotFound, ModerationConflict, Unavailable]
  }),
  HttpApiEndpoint.post("takeDown", "/api/review-queue/:reviewId/take-down", {
    ...ofReview,
    /** Reason, shown to the buyer and the dealer. */
    payload: wire({ version, reason: lines(longestRemovalReason) }),
    success: moderatedReview,
    error: [Invalid, NotFound, ModerationConflict, Unavailable]
  }),
  HttpApiEndpoint.post("restore", "/api/review-queue/:reviewId/restore", {
    ...ofReview,
    payload: wire({ version }),
    success: moderatedReview,
    error: [Invalid, NotFound, ModerationConflict, Unavailable]
  })
) {}
