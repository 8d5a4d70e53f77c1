import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The job that looks after the partitions of tables that grow with time (decision 124). */
export const partitionsJob = "partitions"

/**
 * Makes the partitions of the coming months and years, brings rows into theirs that came before it was there, and drops
 * partitions that are past their time as a whole (rules safety.partitions and safety.audit-log). It may be done again at any time. Fails
 * where a statement holds one of the tables for more than two seconds, and has then done nothing.
 */
export const lookAfterPartitions = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`select look_after_partitions()`
    })
  )
})
