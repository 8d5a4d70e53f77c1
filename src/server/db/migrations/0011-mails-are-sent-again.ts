import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores with each failed mail the data for creating it again: its job, and the time at which sending was requested
 * again.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table mail
      -- the job that wrote it: the kept copy lacks the token of its link, the job can make it again
      add column job_task text,
      add column job_payload jsonb,
      -- set from the wish to send it again until that was tried
      add column asked_again_at timestamptz`
})
