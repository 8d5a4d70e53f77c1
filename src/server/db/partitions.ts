import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Name of the job that maintains the partitions of tables that grow with time (decision 124). */
export const partitionsJob = "partitions"

/**
 * Creates the partitions of the coming weeks, months and years, moves rows that were inserted before their partition
 * existed, and drops whole partitions after their retention time (rules safety.partitions and safety.audit-log). Can be
 * repeated at any time. Fails, without any change, if another statement locks one of the tables for more than two
 * seconds.
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
