import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerFigure, type Distribution, noReviews } from "../../../domain/review/figure.ts"
import { renewDealerLists } from "../../db/renew-dealer-lists.ts"

/**
 * Returns SQL for how many published reviews of a dealer have one, two, three, four and five stars; `dealerId` is SQL
 * as well.
 */
export const spreadOf = (dealerId: string): string => `array(
  select coalesce(n, 0) from generate_series(1, 5) as of_stars (stars)
    left join (
      select stars, count(*)::int as n from review where dealer_id = ${dealerId} and status = 'published' group by stars
    ) counted using (stars)
  order by stars)`

/** Returns how many published reviews of a dealer have one to five stars. */
const distributionOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly distribution: Distribution }>`
    select ${sql.literal(spreadOf("d.id"))} as distribution from dealer d where d.id = ${dealerId}`
  return row?.distribution ?? noReviews
})

/**
 * Recalculates a dealer's rating and number of ratings from the published reviews (rule review.figure), in the
 * transaction that changes a review. The caller has locked the dealer's row.
 */
export const countReviews = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const { rating, count } = dealerFigure(yield* distributionOf(dealerId))
  yield* sql`update dealer set rating = ${rating}, rating_count = ${count} where id = ${dealerId}`
  yield* renewDealerLists(dealerId)
})
