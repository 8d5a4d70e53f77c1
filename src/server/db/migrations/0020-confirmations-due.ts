import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Orders whose confirmation is no job yet. Placing writes one row here, which costs it a tenth of adding the job
 * itself; the rows become jobs many at a time (decision 024). No foreign key: its reader looks for the order.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create table confirmation_due (order_id text primary key)`
})
