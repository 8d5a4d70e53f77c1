import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores the address and browser of a report of script errors once, with the log of the state machines, and no longer
 * with each error. Servers of the earlier release still store them with the errors, and older rows stay as they are.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table machine_log add column href text, add column user_agent text`
  yield* sql`
    alter table script_error alter column href drop not null, alter column user_agent drop not null`
  // old rows are deleted by the age of their errors, new rows together with their report
  yield* sql`create index machine_log_reported on machine_log (reported_at)`
})
