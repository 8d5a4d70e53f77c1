import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Ensures that an order has at most one payment at a provider; an index finds authorised amounts without an order
 * (decision 023).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`drop index payment_order`
  yield* sql`create unique index payment_order on payment (order_id) where order_id is not null`
  yield* sql`create index payment_unclaimed on payment (changed_at) where state = 'authorised' and order_id is null`
})
