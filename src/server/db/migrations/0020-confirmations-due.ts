import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Orders whose confirmation is not a job yet. Placing an order inserts one row here, which takes a tenth of the time of
 * adding the job itself; many rows at a time then become jobs (decision 024). There is no foreign key, because the
 * reader of the rows looks up the order anyway.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create table confirmation_due (order_id text primary key)`
})
