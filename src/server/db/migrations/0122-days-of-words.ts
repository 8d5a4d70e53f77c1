import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Notes on which day a word for spelling correction was last in use, so that words that only former places and dealers
 * had are removed: otherwise typing errors would be corrected to them, and they would count as known for good (rule
 * content.search).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table search_word add column seen_on date not null default current_date`
})
