import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * E-mail addresses to which the decision on a reported review is mailed; a row is deleted once that mail is sent (rule
 * review.report).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table review_reporter (
      review_id integer not null references review (id) on delete cascade,
      -- of the report's entry in review_event
      version integer not null,
      email text not null,
      primary key (review_id, version)
    )`
  yield* sql`create index review_reporter_email on review_reporter (mailbox_key(email))`
})
