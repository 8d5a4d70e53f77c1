import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Notifies every server that a price list has a new version, on channel `price_list` as `country:group`. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create function price_list_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('price_list', new.country_id || ':' || new.product_group_id);
      return null;
    end
    $$`
  yield* sql`
    create trigger price_list_notice after insert or update on price_list_version
    for each row execute function price_list_notice()`
})
