import { type Duration, Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

interface Batches<Sum, E> {
  /** Sums of one key are one row. */
  readonly keyOf: (sum: Sum) => string
  /** Two sums of one key, together. */
  readonly together: (one: Sum, other: Sum) => Sum
  /** Adds sums to those in the database, all of them or none. */
  readonly write: (sums: ReadonlyArray<Sum>) => Effect.Effect<void, E, SqlClient>
}

const pause: Duration.Input = "5 seconds"

/**
 * Counts that wait in the memory of this copy and are written down together, every five seconds and when it ends: one that
 * is killed loses at most those. What could not be written waits for the next time.
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
