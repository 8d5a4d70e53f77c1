import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Stores failed attempts to send a mail, and whether the mail will be retried or has failed finally (decision 014). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table mail
      -- how often a mail server was asked to take it
      add column attempts integer not null default 0,
      -- what it said the last time that it did not
      add column failure text,
      -- when it was given up: the mail server will never take it
      add column failed_at timestamptz`
})
