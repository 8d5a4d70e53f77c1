import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores receipts of about 2 kB uncompressed: compression would save only a fifth of the size, and takes time for every
 * order while the order's rows are locked. Larger receipts are still compressed.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table customer_order set (toast_tuple_target = 4080)`
})
