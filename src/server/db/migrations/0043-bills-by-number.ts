import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Indexes for bookkeeping staff, who search for a bill or a credit note by its number only, of any issuer and age. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create index bill_by_number on bill (lower(number))`
  yield* sql`create index credit_note_by_number on credit_note (lower(number))`
})
