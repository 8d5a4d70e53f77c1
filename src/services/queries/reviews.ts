import { reviewDeskOwn, reviewDeskQueue } from "../client/dealer-routes.gen.ts"
import {
  type OwnReviewsQuery,
  ownReviewsCallOf,
  type ReviewQueueQuery,
  reviewQueueCallOf
} from "../desk/reviews-query.ts"
import { callQuestion } from "./question.ts"

/** The reviews of the user's own dealer. */
export const ownReviews = (query: OwnReviewsQuery) => ({
  ...callQuestion(reviewDeskOwn, { query: ownReviewsCallOf(query) }),
  isSeenAgain: true as const
})

/** Reviews on which staff must decide. */
export const reviewQueue = (query: ReviewQueueQuery) => ({
  ...callQuestion(reviewDeskQueue, { query: reviewQueueCallOf(query) }),
  isSeenAgain: true as const
})
