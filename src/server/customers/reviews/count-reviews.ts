import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups } from "../../domain/product/product-group.ts"

/**
 * Counts what buyers think of a dealer anew, 0 to 100 as 20 a star (rule account.rating), and has every server read the
 * lists that he is in. The version of the price list stays: no price has changed, so no offer that somebody has seen is
 * another one (rule offer.hash). Whoever calls has locked the dealer's row.
 */
export const countRatings = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  yield* sql`
    update dealer d set rating = r.rating, rating_count = r.count
    from (
      select round(avg(stars) * 20) as rating, count(*) as count
      from (
        select stars from review where dealer_id = ${dealerId}
        union all
        select g.stars from order_rating g join customer_order o on o.id = g.order_id where o.dealer_id = ${dealerId}
      ) given
    ) r
    where d.id = ${dealerId} and r.count > 0`
  // the notice of migration 0003, which says that a list is to be read again
  yield* sql`
    select pg_notify('price_list', v.country_id || ':' || v.product_group_id)
    from price_list_version v
      join unnest(${productGroups.map(({ id }) => id)}::int[],
        ${productGroups.map(({ productId }) => productId)}::int[]) g (id, product_id) on g.id = v.product_group_id
    where exists (
      select from delivery_area a join price_row p on p.area_id = a.id and p.product_id = g.product_id
      where a.dealer_id = ${dealerId} and a.country_id = v.country_id)`
})
