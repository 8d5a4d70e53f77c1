import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Browsers that an account was signed in with; which browser asked for another address; registrations that are answered
 * alike whatever became of them; orders that wait for a sign-in with a proved mailbox.
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
  // sha-256 of the session of the browser that asked
  yield* sql`alter table mail_token add column owner_hash bytea`
  // followed, or of a mailbox that has its account: it opens nothing any more
  yield* sql`alter table pending_registration add column closed_at timestamptz`
  // what guests have ordered up to here joins the account at its next sign-in
  yield* sql`alter table account add column orders_until timestamptz`
})
