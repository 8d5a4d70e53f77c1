import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Rows of the audit log are only added and read, and are deleted after 400 days: no statement of the shop can change a
 * row or delete a younger one, whatever code runs in the shop's process (rule safety.audit-log). The limit is one day
 * less than 400, because the clocks of the shop and of the database may differ.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create function audit_log_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '399 days' then
          return old;
        end if;
      end if;
      raise exception 'rows of the audit log stay as they are' using errcode = 'insufficient_privilege';
    end $$`
  yield* sql`
    create trigger audit_event_stays before update or delete on audit_event
    for each row execute function audit_log_stays()`
  yield* sql`
    create trigger audit_event_is_not_emptied before truncate on audit_event
    for each statement execute function audit_log_stays()`
})
