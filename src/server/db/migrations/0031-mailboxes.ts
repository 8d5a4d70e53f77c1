import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The normalised mailbox by which an account is found; tables and rate limits use the same form. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // folds the case of the 26 basic letters only, independent of the database's locale, like domain/mail/mailbox.ts
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
