import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Table of what a page's state machines logged before script errors; all errors of a report share one log. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table machine_log (
      id bigint generated always as identity primary key,
      -- as contract/error-trace.api.ts has it
      machines jsonb not null,
      reported_at timestamptz not null
    )`
  yield* sql`
    alter table script_error add column machine_log_id bigint references machine_log on delete set null`
  yield* sql`create index script_error_log on script_error (machine_log_id) where machine_log_id is not null`
})
