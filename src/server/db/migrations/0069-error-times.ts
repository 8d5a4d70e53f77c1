import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Time range of a report of script errors, as far as the browser's clock is plausible (rule safety.error-reports). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table machine_log add column time_start timestamptz, add column time_end timestamptz`
})
