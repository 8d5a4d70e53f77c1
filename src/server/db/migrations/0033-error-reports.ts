import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Address and browser of a report of script errors are stored once, with the log of its machines, and no longer with
 * each error. Servers of the earlier release still write them with the errors, and older rows keep them.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table machine_log add column href text, add column user_agent text`
  yield* sql`
    alter table script_error alter column href drop not null, alter column user_agent drop not null`
  // old rows are deleted by the age of their errors, new ones with their report
  yield* sql`create index machine_log_reported on machine_log (reported_at)`
})
