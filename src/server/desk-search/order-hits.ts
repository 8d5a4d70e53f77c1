import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Address } from "../../domain/address/address.ts"
import { buyerName } from "../../domain/address/buyer-name.ts"
import { type GuestHit, hitsOfKind, type OrderHit } from "../../domain/desk-search/desk-hits.ts"
import { iso } from "../db/iso.ts"
import { foundOrders, type Wish } from "./found-orders.ts"
import { groupOf } from "./group-of.ts"

interface OrderRow extends Pick<OrderHit, "orderId" | "orderNumber" | "placedAt" | "status" | "dealer"> {
  readonly address: Address
}

/** Finds matching orders: first those that match by number, then the latest. */
export const orderHits = Effect.fnUntraced(function* (wish: Wish, dealerId: number | null) {
  const sql = yield* SqlClient
  const rows = yield* sql<OrderRow>`
    with found as materialized (${foundOrders(sql, wish, dealerId)})
    select o.id as "orderId", o.order_number as "orderNumber", ${sql.literal(iso("o.placed_at"))} as "placedAt",
      o.status, d.name as dealer, o.receipt -> 'deliveryAddress' as address
    from (select id, min(rank) as rank from found group by id) f
      join customer_order o on o.id = f.id join dealer d on d.id = o.dealer_id
    order by f.rank, o.placed_at desc, o.id limit ${hitsOfKind + 1}`
  return groupOf(
    rows.map(({ address, ...row }): OrderHit => ({
      ...row,
      buyer: buyerName(address),
      zipCode: address.zipCode,
      city: address.city
    }))
  )
})

interface GuestRow extends Pick<GuestHit, "email" | "orderId" | "orderNumber" | "orderCount"> {
  readonly address: Address
}

/** Finds buyers without an account who have matching orders, by e-mail address. */
export const guestHits = Effect.fnUntraced(function* (wish: Wish) {
  const sql = yield* SqlClient
  const rows = yield* sql<GuestRow>`
    with found as materialized (${foundOrders(sql, wish, null)}),
    theirs as (
      select o.id, o.email, o.placed_at, count(*) over (partition by mailbox_key(o.email))::int as order_count,
        row_number() over (partition by mailbox_key(o.email) order by o.placed_at desc, o.id) as place
      from customer_order o where o.account_id is null and o.id in (select id from found))
    select o.email, o.id as "orderId", o.order_number as "orderNumber", t.order_count as "orderCount",
      o.receipt -> 'deliveryAddress' as address
    from (select * from theirs where place = 1 order by placed_at desc, id limit ${hitsOfKind + 1}) t
      join customer_order o on o.id = t.id
    order by o.placed_at desc, o.id`
  return groupOf(
    rows.map(({ address, ...row }): GuestHit => ({ ...row, name: buyerName(address), phone: address.phone }))
  )
})
