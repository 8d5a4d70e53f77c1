import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Reports of script errors by week (decision 124): they come in floods and go after a month. No reference can point to a
 * partitioned table by the id alone; an error whose log has gone has none, as before.
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
  yield* sql`alter table script_error drop constraint script_error_machine_log_id_fkey`
  yield* sql`
    select part_table('script_error', 'occurred_at', 'id, occurred_at', 'week', date_trunc('week', now())::date)`
  yield* sql`
    select part_table('machine_log', 'reported_at', 'id, reported_at', 'week', date_trunc('week', now())::date)`
  yield* sql`select look_after_partitions()`
})
