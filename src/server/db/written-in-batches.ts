import { type Duration, Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

interface Batches<Sum, E> {
  /** Returns the key of a sum; sums with the same key are written as one row. */
  readonly keyOf: (sum: Sum) => string
  /** Adds two sums with the same key. */
  readonly together: (one: Sum, other: Sum) => Sum
  /** Adds sums to those in the database: either all of them or none. */
  readonly write: (sums: ReadonlyArray<Sum>) => Effect.Effect<void, E, SqlClient>
}

const pause: Duration.Input = "5 seconds"

/**
 * Collects counts in memory and writes them together, every five seconds and at the end of the process; a process that
 * is killed loses at most the counts of the last five seconds. Counts that could not be written are included in the
 * next write.
 */
export const writtenInBatches = Effect.fnUntraced(function* <Sum, E>({
  keyOf,
  together,
  write
}: Batches<Sum, E>) {
  const sql = yield* SqlClient
  let waiting = new Map<string, Sum>()

  const put = (sum: Sum): void => {
    const key = keyOf(sum)
    const former = waiting.get(key)
    waiting.set(key, former === undefined ? sum : together(former, sum))
  }
  const flush = Effect.suspend(() => {
    const sums = [...waiting.values()]
    waiting = new Map()
    if (sums.length === 0) return Effect.void
    return write(sums).pipe(
      Effect.provideService(SqlClient, sql),
      Effect.catch(() => Effect.sync(() => sums.forEach(put)))
    )
  })
  yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced(pause)))
  yield* Effect.addFinalizer(() => flush)
  return { put, flush }
})
