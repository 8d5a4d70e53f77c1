import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Partitions the log of orders by year and reports of script errors by week (decision 124). The unique key of a
 * partitioned table must include the time, so it cannot keep an order's versions unique; a trigger ensures that each
 * version exists only once. This is safe because writers of a version have locked the order's row. No foreign key can
 * reference a partitioned table by id alone, so errors no longer reference their log by one; as before, an error whose
 * log was deleted has no reference.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create or replace function partitioned_tables()
    returns table (parent text, key text, span text, ahead integer, kept interval) language sql immutable as $$
      values ('price_day', 'day', 'year', 1, null::interval), ('audit_event', 'at', 'month', 2, interval '400 days'),
        ('order_event', 'at', 'year', 1, null), ('script_error', 'occurred_at', 'week', 2, interval '30 days'),
        ('machine_log', 'reported_at', 'week', 2, interval '30 days')
    $$`
  yield* sql`
    create function order_version_is_new() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from order_event where order_id = new.order_id and version = new.version) then
        raise exception 'order % has version % already', new.order_id, new.version using errcode = 'unique_violation';
      end if;
      return new;
    end $$`
  yield* sql`
    create trigger order_version_is_new before insert on order_event
    for each row execute function order_version_is_new()`
  yield* sql`
    select part_table('order_event', 'at', '(order_id, version, at)', 'year',
      (date_trunc('year', now()) - interval '1 year')::date)`
  yield* sql`alter table script_error drop constraint script_error_machine_log_id_fkey`
  yield* sql`
    select part_table('script_error', 'occurred_at', '(id, occurred_at)', 'week', date_trunc('week', now())::date)`
  yield* sql`
    select part_table('machine_log', 'reported_at', '(id, reported_at)', 'week', date_trunc('week', now())::date)`
  yield* sql`select look_after_partitions()`
})
