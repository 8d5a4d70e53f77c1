import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Notifies every server on channel `places` that places or delivery areas have changed, once per transaction. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create function places_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('places', '');
      return null;
    end
    $$`
  yield* sql`
    create trigger places_notice after insert or update or delete or truncate on place
    for each statement execute function places_notice()`
  yield* sql`
    create trigger places_notice after insert or update or delete or truncate on delivery_area
    for each statement execute function places_notice()`
})
