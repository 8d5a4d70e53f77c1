import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Adds an index that finds waiting mails without reading the thousands of sent mails, because waiting mails are counted
 * every few seconds.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create index mail_waiting on mail (created_at)
    where sent_at is null and (failed_at is null or asked_again_at is not null)`
})
