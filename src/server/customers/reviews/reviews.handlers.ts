import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { asIsInside } from "../../http/in-process.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { answerReview, ownReviews } from "./answer-review.ts"
import { reviewsOfDealer, shownReview } from "./list-reviews.ts"
import { decideOn, reviewQueue } from "./moderate-review.ts"
import { reportReview } from "./report-review.ts"

/** Handlers for reading and reporting reviews, for all visitors. */
export const reviewsHandlers = HttpApiBuilder.group(ShopApi, "reviews", (handlers) =>
  handlers.handleAll({
    ofDealer: ({ params, query }) =>
      Effect.flatMap(orUnavailable(reviewsOfDealer(params, query)), asIsInside),
    show: ({ params }) => orUnavailable(shownReview(params.reviewId)),
    report: ({ params, payload }) => orUnavailable(reportReview(params.reviewId, payload))
  })
)

/** Handlers for dealers, who answer reviews, and for staff, who moderate them. */
export const reviewDeskHandlers = HttpApiBuilder.group(ShopApi, "reviewDesk", (handlers) =>
  handlers.handleAll({
    own: ({ query }) => orUnavailable(ownReviews(query)),
    answer: ({ params, payload }) => orUnavailable(answerReview(params.reviewId, payload)),
    queue: ({ query }) => orUnavailable(reviewQueue(query)),
    keep: ({ params, payload }) =>
      orUnavailable(decideOn(params.reviewId, payload.version, { type: "review.keep" })),
    takeDown: ({ params, payload: { version, reason } }) =>
      orUnavailable(decideOn(params.reviewId, version, { type: "review.takeDown", reason })),
    restore: ({ params, payload }) =>
      orUnavailable(decideOn(params.reviewId, payload.version, { type: "review.restore" }))
  })
)
