import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * A price row says, beside the certificate, what its dealer declares of the goods: two digits for each mark, so that the
 * column is wider than one of a certificate alone (decision 114). Rows that are there stay as they are.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table price_row alter column certification_id type integer`
})
