import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The page to which staff return after acting on behalf of a customer (rule session.acting-ends): a path of the shop.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table session_family add column begun_on_page text`
})
