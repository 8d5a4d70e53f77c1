import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * An order has at most one payment at a provider; authorised sums without an order are found by an index (decision
 * 023).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`drop index payment_order`
  yield* sql`create unique index payment_order on payment (order_id) where order_id is not null`
  yield* sql`create index payment_unclaimed on payment (changed_at) where state = 'authorised' and order_id is null`
})
