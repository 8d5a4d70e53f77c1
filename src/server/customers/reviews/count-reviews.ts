import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups, usualGroup } from "../../../domain/product/product-group.ts"
import { dealerFigure, type Distribution, noReviews } from "../../../domain/review/figure.ts"

/** SQL for the numbers of a dealer's published reviews with one to five stars; `dealerId` is SQL as well. */
export const spreadOf = (dealerId: string): string => `array(
  select coalesce(n, 0) from generate_series(1, 5) as of_stars (stars)
    left join (
      select stars, count(*)::int as n from review where dealer_id = ${dealerId} and status = 'published' group by stars
    ) counted using (stars)
  order by stars)`

/** The distribution of a dealer's published reviews. */
const distributionOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly distribution: Distribution }>`
    select ${sql.literal(spreadOf("d.id"))} as distribution from dealer d where d.id = ${dealerId}`
  return row?.distribution ?? noReviews
})

/**
 * Makes every server read the lists that contain a dealer again, and drop the cached pages made of them; for a dealer
 * in no list, the pellet list of the dealer's country, so that its pages are renewed. The version of the price list
 * stays: no price has changed, so shown offers stay valid (rule offer.hash).
 */
export const renewDealerLists = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  // the notification of migration 0003, which requests that a list is read again
  yield* sql`
    with own as (
      select v.country_id, v.product_group_id
      from price_list_version v
        join unnest(${productGroups.map(({ id }) => id)}::int[],
          ${productGroups.map(({ productId }) => productId)}::int[]) g (id, product_id) on g.id = v.product_group_id
      where exists (
        select from delivery_area a join price_row p on p.area_id = a.id and p.product_id = g.product_id
        where a.dealer_id = ${dealerId} and a.country_id = v.country_id)
    )
    select pg_notify('price_list', country_id || ':' || product_group_id) from (
      select * from own
      union all
      select country_id, ${usualGroup.id}::int from dealer where id = ${dealerId} and not exists (select from own)
    ) told`
})

/**
 * Recalculates a dealer's figure from the published reviews (rule review.figure), in the transaction of the change. The
 * caller has locked the dealer's row.
 */
export const countReviews = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const { rating, count } = dealerFigure(yield* distributionOf(dealerId))
  yield* sql`update dealer set rating = ${rating}, rating_count = ${count} where id = ${dealerId}`
  yield* renewDealerLists(dealerId)
})
