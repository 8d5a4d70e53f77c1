import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** What an account is found by: one folding for tables and limits. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // the 26 letters alone, whatever the database's locale: domain/mail/mailbox.ts folds the same
  yield* sql`
    create function mailbox_key(email text) returns text language sql immutable strict parallel safe
    return lower(email collate "C")`
  yield* sql`drop index account_email`
  yield* sql`create unique index account_email on account (mailbox_key(email))`
  yield* sql`drop index pending_registration_email`
  yield* sql`create index pending_registration_email on pending_registration (mailbox_key(email))`
  yield* sql`drop index price_alarm_email`
  yield* sql`create index price_alarm_email on price_alarm (mailbox_key(email))`
  yield* sql`drop index withdrawal_notice_same`
  yield* sql`create index withdrawal_notice_same on withdrawal_notice (mailbox_key(email), received_at)`
})
