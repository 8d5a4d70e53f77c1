import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * A dealer's logo is a picture of the media library; a new logo causes notifications for offers and the dealer's page
 * (rule dealer.logo).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table dealer add column logo_id integer references medium`
  yield* sql`create index dealer_logo on dealer (logo_id) where logo_id is not null`
  yield* sql`
    create trigger dealer_logo_notice after update of logo_id on dealer
    for each row when (old.logo_id is distinct from new.logo_id) execute function dealer_offer_notice()`
})
