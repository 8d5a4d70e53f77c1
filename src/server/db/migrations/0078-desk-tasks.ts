import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data that the staff's task list needs in addition to the cases behind the tasks (rule task.states, decision 095): the
 * owner, the day until which a task is postponed, and, if no other table stores it, that the case was settled. If a
 * case comes up again, its `since` differs from the stored one; then only the version of the stored row is still used.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table desk_task (
      kind text not null,
      subject text not null,
      -- when the case came up that the row is about; null before the first act on it
      since timestamptz,
      owner_id integer references account on delete set null,
      postponed_until date,
      note text not null default '',
      closed_at timestamptz,
      row_version integer not null default 0,
      changed_at timestamptz not null default now(),
      primary key (kind, subject)
    )`
  // the list of tasks assigns applications to an owner (`handOver`) and takes them back (`giveBack`)
  yield* sql`
    alter table dealer_application_event drop constraint dealer_application_event_event_check,
      add constraint dealer_application_event_event_check
        check (event in ('send', 'take', 'handOver', 'giveBack', 'accept', 'refuse'))`
  // index for deleting an account, which searches for the rows that refer to it
  yield* sql`create index desk_task_owner on desk_task (owner_id) where owner_id is not null`
  // the list and its counts are requested every minute: these indexes find open cases without reading all others
  yield* sql`create index withdrawal_notice_noted on withdrawal_notice (received_at) where effect = 'noted'`
  yield* sql`create index payment_mismatch on payment (id) where state = 'mismatch'`
  yield* sql`create index sepa_mandate_returned on sepa_mandate (draft_id) where state = 'returned'`
  yield* sql`create index mail_given_up on mail (failed_at) where failed_at is not null and asked_again_at is null`
  yield* sql`create index audit_event_address on audit_event (at) where event = 'addressChanged'`
})
