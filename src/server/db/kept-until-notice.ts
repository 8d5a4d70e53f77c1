import { Effect, Queue, Schedule } from "effect"
import type { Scope } from "effect/Scope"
import { KeptEntries } from "../../domain/kept-entries.ts"

/** A running or finished read, and its result once it is available. */
export interface Reading<A, E> {
  readonly awaited: Effect.Effect<A, E>
  found?: A
}

/**
 * Caches one result per key: concurrent callers share one read, and the result is cached until a notification arrives.
 * While notifications cannot be received, nothing is cached, so that a cached result never outlives a change; a failed
 * read is removed. `onNews` is called after a notification, and when a notification may have been missed. The results
 * are stored in `kept`, from which they can be dropped at any time.
 */
export const keptUntilNotice = <Key extends string | number, A, E, N, F>(
  read: (key: Key) => Effect.Effect<A, E>,
  listen: Effect.Effect<Queue.Dequeue<N, F>, F, Scope>,
  onNews: () => void = () => {},
  kept: KeptEntries<Reading<A, E>> = new KeptEntries()
): Effect.Effect<(key: Key) => Effect.Effect<A, E>, never, Scope> =>
  Effect.gen(function* () {
    let listening = false
    const hear = Effect.gen(function* () {
      const notices = yield* listen
      listening = true
      onNews()
      yield* Effect.forever(
        Effect.tap(Queue.take(notices), () =>
          Effect.sync(() => {
            kept.drop()
            onNews()
          })
        )
      )
    }).pipe(
      Effect.onExit(() =>
        Effect.sync(() => {
          listening = false
          kept.drop()
        })
      ),
      Effect.scoped
    )
    yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced("500 millis")))

    const begun = Effect.fnUntraced(function* (key: Key, name: string) {
      const awaited = yield* Effect.cached(
        read(key).pipe(
          Effect.tap((found) =>
            Effect.sync(() => {
              reading.found = found
            })
          ),
          Effect.onError(() => Effect.sync(() => kept.forget(name, reading)))
        )
      )
      const reading: Reading<A, E> = { awaited }
      if (listening) kept.keep(name, reading)
      return yield* awaited
    })

    return (key: Key) =>
      Effect.suspend(() => {
        const name = String(key)
        return kept.find(name)?.awaited ?? begun(key, name)
      })
  })
