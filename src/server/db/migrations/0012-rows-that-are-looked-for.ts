import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Adds indexes, and a version of price alarms, so that a second tab does not overwrite the changes of the first. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // index for ending or deleting a sign-in, which searches for the impersonations that were started from it
  yield* sql`
    create index session_family_actor_family on session_family (actor_family_id)
    where actor_family_id is not null`
  // index for new ratings, each of which counts all ratings of the dealer
  yield* sql`create index customer_order_dealer on customer_order (dealer_id)`
  yield* sql`alter table price_alarm add column version integer not null default 1`
})
