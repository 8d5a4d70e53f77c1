import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Address and browser of a report of script errors stand once, with what its machines did, and no more with each error.
 * Copies of the release before still write them there, and older rows keep them.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table machine_log add column href text, add column user_agent text`
  yield* sql`
    alter table script_error alter column href drop not null, alter column user_agent drop not null`
  // old rows end by the age of their errors, new ones with their report
  yield* sql`create index machine_log_reported on machine_log (reported_at)`
})
