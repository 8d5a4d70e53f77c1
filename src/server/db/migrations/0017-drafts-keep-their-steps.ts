import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** How far an order has come, as the order machine left it; a draft without it begins its machine anew. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table order_draft add column snapshot jsonb`
})
