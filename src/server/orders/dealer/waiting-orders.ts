import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { WaitingOrders } from "../../../domain/order/life/urgency.ts"
import { iso } from "../../db/iso.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { Mailer } from "../../ports/mailer.ts"
import { urgencyIn } from "./urgency-sql.ts"

/**
 * Counts the open orders that need an action now: a dealer's own orders, or those of all dealers for staff (rule
 * dealer.order-list). Also returns whether mails are sent.
 */
export const waitingOrders = Effect.gen(function* () {
  const { dealerId } = yield* dealerScopeOf("orders.sell")
  const sql = yield* SqlClient
  const { hasServer } = yield* Mailer
  const { place } = yield* urgencyIn(yield* Clock.currentTimeMillis)
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  const [counted] = yield* sql<WaitingOrders>`
    select count(*) filter (where place = 0)::int as "toConfirm", count(*) filter (where place = 1)::int as overdue,
      count(*) filter (where place = 2)::int as today, ${sql.literal(iso("max(placed_at)"))} as latest
    from (select o.placed_at, ${place} as place from customer_order o
      where o.status in ('placed', 'confirmed', 'scheduled') ${own}) open`
  return { ...(counted ?? { toConfirm: 0, overdue: 0, today: 0, latest: null }), sendsMails: hasServer }
})
