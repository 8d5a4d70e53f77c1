import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Whoever keeps the books looks for a bill or a credit note by its number alone, whoever wrote it and however long ago. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`create index bill_by_number on bill (lower(number))`
  yield* sql`create index credit_note_by_number on credit_note (lower(number))`
})
