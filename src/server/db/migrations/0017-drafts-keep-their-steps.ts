import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores the snapshot of the order machine with each draft; for a draft without a snapshot, the machine starts anew.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table order_draft add column snapshot jsonb`
})
