import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Adds two columns to accounts: a version of the data that users edit, and the switch with which users turn the display
 * of support info on or off for themselves.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table account
      add column row_version integer not null default 1,
      add column show_support_info boolean not null default false`
  yield* sql`
    create function account_edited() returns trigger language plpgsql as $$
    begin
      new.row_version := old.row_version + 1;
      return new;
    end
    $$`
  // a trigger, so that changes by the customer increment the version as well as changes by support
  yield* sql`
    create trigger account_edited before update on account for each row
    when ((old.first_name, old.last_name, old.phone, old.newsletter, old.title1_id, old.title2_id)
      is distinct from (new.first_name, new.last_name, new.phone, new.newsletter, new.title1_id, new.title2_id))
    execute function account_edited()`
  yield* sql`create index session_family_actor on session_family (actor_id) where actor_id is not null`
  yield* sql`create index audit_event_actor on audit_event (actor_id, id)`
})
