import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { type Distribution, plainMean } from "../../../domain/review/figure.ts"
import { type ReviewSort, reviewsPerPage } from "../../../domain/review/review-list.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { refusals } from "../../http/refusals.ts"
import { spreadOf } from "./count-reviews.ts"
import { findReview, publicOf, reviewColumns, type ReviewRow } from "./review-row.ts"

/** SQL `order by` expression for each sort option; reviews with equal values are sorted newest first. */
const orders: Readonly<Record<ReviewSort, string>> = {
  newest: `"createdAt" desc, id desc`,
  best: `stars desc, "createdAt" desc, id desc`,
  worst: `stars, "createdAt" desc, id desc`
}

interface FoundDealer {
  readonly name: string
  readonly isListed: boolean
  readonly rating: number
  readonly ratingCount: number
  readonly distribution: Distribution
}

/** A dealer together with one of the requested reviews; a dealer without reviews has one row with a null id. */
type FoundRow = FoundDealer & (ReviewRow | { readonly id: null })

/** Returns the published reviews of a dealer, for anonymous users too (rule review.source). */
export const reviewsOfDealer = Effect.fnUntraced(function* (
  { countryId, dealerId }: { readonly countryId: CountryId; readonly dealerId: number },
  asked: Paging & { readonly sort?: ReviewSort; readonly stars?: number }
) {
  const sql = yield* SqlClient
  const { sort = "newest", stars } = asked
  const { page, size, offset } = pagingOf({ ...asked, size: asked.size ?? reviewsPerPage })
  // a single statement, since every statement is a round trip that delays the dealer's page
  const rows = yield* sql<FoundRow>`
    select d.name, d.state = 'active' and d.rests_since is null as "isListed", d.rating,
      d.rating_count as "ratingCount", ${sql.literal(spreadOf("d.id"))} as distribution, page.*
    from dealer d
      left join lateral (
        select ${sql.literal(reviewColumns)}
        from review r
        where r.dealer_id = d.id and r.status = 'published'
          ${stars === undefined ? sql`` : sql`and r.stars = ${stars}`}
        order by ${sql.literal(orders[sort])} limit ${size} offset ${offset}
      ) page on true
    where d.id = ${dealerId} and d.country_id = ${countryId}
    order by ${sql.literal(orders[sort])}`
  const [dealer] = rows
  if (dealer === undefined) return yield* Effect.fail(refusals.notFound)
  const { name: dealerName, isListed, rating, ratingCount, distribution } = dealer
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
    items: rows.flatMap((row) => (row.id === null ? [] : [publicOf(row)])),
    total,
    page,
    size
  }
})

/**
 * Returns one published review, for the page on which it is reported; fails with "not found" if the review is not
 * published.
 */
export const shownReview = Effect.fnUntraced(function* (reviewId: number) {
  const row = yield* findReview(reviewId)
  if (row?.status !== "published") return yield* Effect.fail(refusals.notFound)
  return { dealerId: row.dealerId, dealerName: row.dealerName, review: publicOf(row) }
})
