import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Migration for the counter-test: a second order of a draft is not detected, the draft's version does not change, no
 * idempotency key is stored, and a commit is reported before it is on disk. Placing an order relies on each of these
 * safeguards.
 */
export const switchOff = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter database postgres set synchronous_commit = off`
  yield* sql`
    create or replace function unguarded() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'customer_order' then new.draft_id := new.draft_id || '#' || new.id; end if;
      if tg_table_name = 'order_draft' then new.version := old.version; end if;
      if tg_table_name = 'idempotency_key' then return null; end if;
      return new;
    end $$`
  yield* sql`create or replace trigger unguarded before insert on customer_order for each row execute function unguarded()`
  yield* sql`
    create or replace trigger unguarded before update on order_draft for each row
    when (new.contents = old.contents) execute function unguarded()`
  yield* sql`create or replace trigger unguarded before insert on idempotency_key for each row execute function unguarded()`
})
