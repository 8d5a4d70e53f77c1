import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productsOf } from "../../domain/options/products.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { insertMany } from "../db/insert-many.ts"

const groupProducts = productGroups.flatMap(({ id }) =>
  productsOf(id).map((product) => ({ product_id: product.id, product_group_id: id }))
)

/**
 * Stores, before or after the merge, the country of each area of the dealers in the files, and the products that have
 * prices in the area.
 */
export const noteLists = Effect.fnUntraced(function* (when: "before" | "after") {
  const sql = yield* SqlClient
  yield* sql`
    create temp table ${sql(`lists_${when}`)} on commit drop as
    select a.id as area_id, a.dealer_id, a.country_id, p.product_id
    from delivery_area a join import_dealer i on i.id = a.dealer_id join price_row p on p.area_id = a.id
    group by 1, 2, 3, 4`
})

/**
 * Increments the versions of the price lists of changed dealers: all lists of a dealer whose location, areas or payment
 * methods have changed, otherwise only the lists of the changed products and groups. Offers of these dealers that were
 * shown earlier must be calculated again, while offers of other dealers stay valid (rules offer.hash and
 * price-list.version). All server processes read the lists of these countries and groups again. Returns the number of
 * such lists.
 */
export const raiseVersions = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create temp table group_product (product_id smallint, product_group_id smallint) on commit drop`
  yield* insertMany("group_product", groupProducts)
  const [raised] = yield* sql<{ readonly lists: number }>`
    with lists as (
      select l.area_id, l.dealer_id, l.country_id, l.product_id, g.product_group_id
      from (select * from lists_before union select * from lists_after) l join group_product g using (product_id)
    ), whole as (
      select id as dealer_id from diff_dealer
      union select dealer_id from diff_delivery_area
      union select dealer_id from gone_delivery_area
    ), grouped as (
      select dealer_id, product_group_id from diff_dealer_fee
      union select dealer_id, product_group_id from gone_dealer_fee
      union select dealer_id, product_group_id from diff_dealer_pallet
      union select dealer_id, product_group_id from gone_dealer_pallet
    ), priced as (
      select area_id, product_id from diff_price_row
      union select area_id, product_id from gone_price_row
    ), touched as (
      select dealer_id, country_id, product_group_id from lists join whole using (dealer_id)
      union
      select dealer_id, country_id, product_group_id from lists join grouped using (dealer_id, product_group_id)
      union
      select dealer_id, country_id, product_group_id from lists join priced using (area_id, product_id)
    ), own as (
      insert into dealer_price_version (dealer_id, country_id, product_group_id)
      select dealer_id, country_id, product_group_id from touched order by 1, 2, 3
      on conflict (dealer_id, country_id, product_group_id) do update set version = dealer_price_version.version + 1
    ), raised as (
      insert into price_list_version (country_id, product_group_id)
      select distinct country_id, product_group_id from touched order by 1, 2
      on conflict (country_id, product_group_id) do update
      set version = price_list_version.version + 1, changed_at = now()
      returning 1
    )
    select count(*) as lists from raised`
  return raised?.lists ?? 0
})
