import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Mails that wait are counted every few seconds: they are found without the thousands that are sent. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create index mail_waiting on mail (created_at)
    where sent_at is null and (failed_at is null or asked_again_at is not null)`
})
