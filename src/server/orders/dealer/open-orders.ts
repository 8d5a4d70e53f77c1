import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { type OpenStatus, openStatuses } from "../../../domain/order/life/order-acts.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { orderIdsByPhone } from "../../db/phone-query.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { closuresOf } from "../staff/closures-of.ts"
import { orderColumns, type OrderRow, mayOf, toOpenOrder } from "../staff/order-row.ts"
import { todayIn } from "../life/lead-on.ts"
import { urgencyIn } from "./urgency-sql.ts"

/**
 * Lists the orders whose goods are not delivered yet, the most urgent first (rule dealer.order-list): a dealer's own
 * orders, or all orders for staff (rule life.states).
 */
export const openOrders = Effect.fnUntraced(function* (asked: {
  readonly countryId?: CountryId
  readonly status?: OpenStatus
  readonly search?: string
  readonly page: number
  readonly size: number
}) {
  const { dealerId } = yield* dealerScopeOf("orders.sell")
  const { countryId, status, search, page, size } = asked
  const sql = yield* SqlClient
  const words = likePatterns(search)
  const there = countryId === undefined ? sql`` : sql`and o.country_id = ${countryId}`
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  const found =
    words.length === 0
      ? sql``
      : sql`and (search_text(concat_ws(' ', o.order_number, o.email, d.name, a.address ->> 'companyName',
          a.address ->> 'firstName', a.address ->> 'lastName', a.address ->> 'street', a.address ->> 'zipCode',
          a.address ->> 'city')) like all(${words}::text[])
          or o.id in (${orderIdsByPhone(sql, search)}))`
  const matching = sql`
    from customer_order o join dealer d on d.id = o.dealer_id,
      lateral (select o.receipt -> 'deliveryAddress' as address) a
    where o.status in ('placed', 'confirmed', 'scheduled') ${there} ${own}
      and o.status = any(${status === undefined ? openStatuses : [status]}::text[]) ${found}`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${matching}`
  const now = yield* Clock.currentTimeMillis
  const { day, place } = yield* urgencyIn(now)
  const rows = yield* sql<OrderRow>`
    select ${sql.literal(orderColumns)} ${matching}
    order by ${place}, case when o.status = 'placed' then '' else ${day} end collate "C", o.placed_at, o.id
    limit ${size} offset ${(page - 1) * size}`
  const seat = dealerId === null ? "house" : "dealer"
  const rights = { seat, mayLead: true, mayEnd: false } as const
  // one day is enough for all countries, since their local days start within the same hour
  const closures = yield* closuresOf(
    rows.map((row) => row.dealerId),
    todayIn(1, now)
  )
  return {
    items: rows.map((row) =>
      toOpenOrder(row, mayOf(row, rights, todayIn(row.countryId, now)), seat, {
        closures: closures.get(row.dealerId) ?? []
      })
    ),
    total: counted?.total ?? 0
  }
})
