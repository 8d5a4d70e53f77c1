import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { plainMean } from "../../../domain/review/figure.ts"
import { type ReviewSort, reviewsPerPage } from "../../../domain/review/review-list.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { refusals } from "../../http/refusals.ts"
import { distributionOf } from "./count-reviews.ts"
import { findReview, publicOf, reviewColumns, type ReviewRow } from "./review-row.ts"

/** The newest of equal ones first. */
const orders: Readonly<Record<ReviewSort, string>> = {
  newest: "r.created_at desc, r.id desc",
  best: "r.stars desc, r.created_at desc, r.id desc",
  worst: "r.stars, r.created_at desc, r.id desc"
}

interface FoundDealer {
  readonly name: string
  readonly isListed: boolean
  readonly rating: number
  readonly ratingCount: number
}

/** The published reviews of a dealer; public (rule review.source). */
export const reviewsOfDealer = Effect.fnUntraced(function* (
  { countryId, dealerId }: { readonly countryId: CountryId; readonly dealerId: number },
  asked: Paging & { readonly sort?: ReviewSort; readonly stars?: number }
) {
  const sql = yield* SqlClient
  const { sort = "newest", stars } = asked
  const { page, size, offset } = pagingOf({ ...asked, size: asked.size ?? reviewsPerPage })
  const [dealer] = yield* sql<FoundDealer>`
    select name, state = 'active' and rests_since is null as "isListed", rating, rating_count as "ratingCount"
    from dealer
    where id = ${dealerId} and country_id = ${countryId}`
  if (dealer === undefined) return yield* Effect.fail(refusals.notFound)
  const distribution = yield* distributionOf(dealerId)
  const rows = yield* sql<ReviewRow>`
    select ${sql.literal(reviewColumns)} from review r join dealer d on d.id = r.dealer_id
    where r.dealer_id = ${dealerId} and r.status = 'published'
      ${stars === undefined ? sql`` : sql`and r.stars = ${stars}`}
    order by ${sql.literal(orders[sort])} limit ${size} offset ${offset}`
  const { name: dealerName, isListed, rating, ratingCount } = dealer
  const total = stars === undefined ? ratingCount : (distribution[stars - 1] ?? 0)
  const average = plainMean(distribution)
  return {
    dealerId,
    dealerName,
    isListed,
    rating,
    ratingCount,
    average: average === null ? null : Math.round(average * 100) / 100,
    distribution,
    items: rows.map(publicOf),
    total,
    page,
    size
  }
})

/** One published review, for the page that reports it; a review that is not published is not found. */
export const shownReview = Effect.fnUntraced(function* (reviewId: number) {
  const row = yield* findReview(reviewId)
  if (row?.status !== "published") return yield* Effect.fail(refusals.notFound)
  return { dealerId: row.dealerId, dealerName: row.dealerName, review: publicOf(row) }
})
