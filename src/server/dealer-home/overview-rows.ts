import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DealerState } from "../../domain/dealer-desk/dealer-state.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { iso } from "../db/iso.ts"

/** Number of days, including today, for which offer requests and orders are shown. */
export const toldDays = 30

/** Maximum number of postal codes shown, the most requested ones first. */
const mostPlaces = 5

export interface OverviewRow {
  readonly name: string
  readonly state: DealerState
  readonly countryId: CountryId
  readonly areaCount: number
  readonly orderCount: number
  readonly oldestOrder: string | null
  readonly cancellationCount: number
  readonly oldestCancellation: string | null
  readonly rowCount: number
  readonly productIds: ReadonlyArray<number>
  readonly isResting: boolean
  readonly heldAt: string | null
  readonly scheduledAt: string | null
  readonly calls: number
  readonly orders: number
}

/** Reads a dealer's statistics from the database; `at` is an instant, `day` the dealer's local day. */
export const overviewRow = Effect.fnUntraced(function* (dealerId: number, at: string, day: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<OverviewRow>`
    select d.name, d.state, d.country_id as "countryId",
      (select count(*)::int from delivery_area a where a.dealer_id = d.id) as "areaCount",
      w.count as "orderCount", w.oldest as "oldestOrder",
      c.count as "cancellationCount", c.oldest as "oldestCancellation",
      p.count as "rowCount", p.products as "productIds", d.rests_since is not null as "isResting",
      (select ${sql.literal(iso("held_at"))} from price_list_age g where g.dealer_id = d.id) as "heldAt",
      (select ${sql.literal(iso("min(begins_at)"))} from price_list l where l.dealer_id = d.id and l.state = 'scheduled')
        as "scheduledAt",
      (select coalesce(sum(n.calls), 0)::int from dealer_call n
        where n.dealer_id = d.id and n.day > ${day}::date - ${toldDays}::int) as calls,
      (select count(*)::int from customer_order o
        where o.dealer_id = d.id and o.placed_at > ${at}::timestamptz - make_interval(days => ${toldDays}::int)) as orders
    from dealer d,
      lateral (select count(*)::int as count, ${sql.literal(iso("min(placed_at)"))} as oldest
        from customer_order o where o.dealer_id = d.id and o.status = 'placed') w,
      lateral (select count(*)::int as count, ${sql.literal(iso("min(cancelled_at)"))} as oldest
        from order_cancellation c where c.dealer_id = d.id and not c.is_booked
          and c.cancelled_at > ${at}::timestamptz - interval '1 year') c,
      lateral (select count(*)::int as count,
          coalesce(array_agg(distinct p.product_id::int), '{}') as products
        from price_row p join delivery_area a on a.id = p.area_id
        where a.dealer_id = d.id and p.valid_from <= ${day}::date) p
    where d.id = ${dealerId}`
  return row
})

export interface AskedRow {
  readonly zipCode: string
  readonly productGroupId: ProductGroupId
  readonly calls: number
}

/**
 * Returns the postal codes in a dealer's areas from which the dealer's product groups are requested most often, each
 * with its most requested group.
 */
export const askedRows = Effect.fnUntraced(function* (
  dealerId: number,
  { countryId, productIds }: Pick<OverviewRow, "countryId" | "productIds">,
  day: string
) {
  const sql = yield* SqlClient
  const groups = [...new Set(productIds.flatMap((id) => groupOfProduct(id)?.id ?? []))]
  return yield* sql<AskedRow>`
    with mine as (
      select distinct unnest(zip_prefixes) collate "C" as prefix from delivery_area
      where dealer_id = ${dealerId} and country_id = ${countryId}
    ), seen as (
      -- the prefixes of one dealer can contain each other: each count is used only once
      select distinct c.* from mine join offer_call c on c.country_id = ${countryId}
        and c.zip_code >= mine.prefix and c.zip_code < mine.prefix || ':'
      where c.day > ${day}::date - ${toldDays}::int and c.product_group_id = any(${groups}::int[])
    ), summed as (
      select zip_code, product_group_id, sum(calls) as calls from seen group by 1, 2
    ), best as (
      select distinct on (zip_code) zip_code, product_group_id, sum(calls) over (partition by zip_code) as calls
      from summed order by zip_code, summed.calls desc, product_group_id
    )
    select zip_code as "zipCode", product_group_id as "productGroupId", calls::int from best
    order by best.calls desc, zip_code limit ${mostPlaces}`
})
