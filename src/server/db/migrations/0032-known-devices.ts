import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores the browsers in which an account has signed in, the browser that requested a change of the e-mail address,
 * closed registrations, for which the responses are the same as for open ones, and the time until which guest orders
 * wait for a sign-in with a verified mailbox.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table known_device (
      -- sha-256 of the browser's cookie
      device_hash bytea not null,
      account_id integer not null references account on delete cascade,
      known_at timestamptz not null,
      primary key (device_hash, account_id)
    )`
  yield* sql`create index known_device_account on known_device (account_id, known_at)`
  // SHA-256 of the session of the requesting browser
  yield* sql`alter table mail_token add column owner_hash bytea`
  // set once the link was followed, or if the mailbox has an account: the registration can no longer be
  // confirmed
  yield* sql`alter table pending_registration add column closed_at timestamptz`
  // guest orders placed until this time are attached to the account at its next sign-in
  yield* sql`alter table account add column orders_until timestamptz`
})
