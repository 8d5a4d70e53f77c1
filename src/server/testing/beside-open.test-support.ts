import { Deferred, Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Completes when a statement that contains these words waits for another transaction. */
const aStatementWaits = Effect.fnUntraced(function* (words: string) {
  const sql = yield* SqlClient
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and strpos(query, ${words}) > 0`
  while ((yield* waiting).length === 0) yield* Effect.sleep(5)
})

/**
 * Starts `second` while the transaction of `first` is still open, and returns the result of `second`: the transaction is
 * committed once a statement with these words waits for it, or `second` has ended without waiting.
 */
export const besideOpen = Effect.fnUntraced(function* <A, E, R, B, E2, R2>(
  first: Effect.Effect<A, E, R>,
  second: Effect.Effect<B, E2, R2>,
  words: string
) {
  const sql = yield* SqlClient
  const written = yield* Deferred.make<void>()
  const goOn = yield* Deferred.make<void>()
  const open = yield* Effect.forkChild(
    sql.withTransaction(
      Effect.gen(function* () {
        yield* first
        yield* Deferred.succeed(written, undefined)
        yield* Deferred.await(goOn)
      })
    )
  )
  yield* Deferred.await(written)
  const beside = yield* Effect.forkChild(second)
  yield* Effect.raceFirst(Fiber.await(beside), aStatementWaits(words)).pipe(Effect.timeout("20 seconds"))
  yield* Deferred.succeed(goOn, undefined)
  yield* Fiber.join(open)
  return yield* Fiber.join(beside)
})
