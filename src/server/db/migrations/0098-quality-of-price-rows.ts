import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * A price row contains, in addition to the certificate, the dealer's declarations about the goods: two digits per mark,
 * so the column becomes wider than a certificate alone requires (decision 114). Existing rows stay unchanged.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table price_row alter column certification_id type integer`
})
