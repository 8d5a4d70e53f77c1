import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"

/**
 * Makes every server read the price lists that contain a dealer again and drop the cached pages that show these lists.
 * For a dealer in no list, the pellet list of the dealer's country is used, so that the dealer's pages are rendered
 * again. The version of the price list stays the same, because no price has changed, so offers already shown stay valid
 * (rule offer.hash).
 */
export const renewDealerLists = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  // the notification of migration 0003, which makes servers read a list again
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
