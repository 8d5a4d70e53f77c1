import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Table of orders for whose confirmation mail no job exists yet. Placing an order inserts one row here, which takes a
 * tenth of the time of adding the job itself; jobs are then added for many rows at a time (decision 024). There is no
 * foreign key, because the reader of the rows looks up the order anyway.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create table confirmation_due (order_id text primary key)`
})
