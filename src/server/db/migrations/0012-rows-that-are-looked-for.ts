import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** What rows are looked for by, and a version of a price alarm, so that a second tab does not overwrite the first. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // an end, and every deletion of a sign-in, asks for what was begun from it
  yield* sql`
    create index session_family_actor_family on session_family (actor_family_id)
    where actor_family_id is not null`
  // a new rating counts all of its dealer's
  yield* sql`create index customer_order_dealer on customer_order (dealer_id)`
  yield* sql`alter table price_alarm add column version integer not null default 1`
})
