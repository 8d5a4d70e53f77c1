import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Visitors who have verified that a mailbox is their own (decision 032). The mailboxes of existing orders and
 * declarations count as unverified, so their mails only name the order and link to its page.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // when the buyer verified the mailbox: by ordering with an account, or by opening the mailed link in the same browser
  yield* sql`alter table customer_order add column mailbox_proved_at timestamptz`
  yield* sql`alter table withdrawal_notice add column mailbox_proved boolean not null default false`
  yield* sql`
    create table proved_mailbox (
      -- sha-256 of the guest session id
      owner_hash bytea not null,
      -- folded as accounts are found
      mailbox text not null,
      proved_at timestamptz not null,
      primary key (owner_hash, mailbox)
    )`
})
