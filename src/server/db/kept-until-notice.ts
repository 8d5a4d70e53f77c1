import { Effect, Queue, Schedule } from "effect"
import type { Scope } from "effect/Scope"

/**
 * One reading a key, made once however many ask at the same time and kept until a notice comes. While no notice could
 * reach us nothing is kept, so a copy never outlives a change; a reading that failed is forgotten. `onNews` is told when
 * a notice has come, and when one may have been missed.
 */
export const keptUntilNotice = <Key, A, E, N, F>(
  read: (key: Key) => Effect.Effect<A, E>,
  listen: Effect.Effect<Queue.Dequeue<N, F>, F, Scope>,
  onNews: () => void = () => {}
): Effect.Effect<(key: Key) => Effect.Effect<A, E>, never, Scope> =>
  Effect.gen(function* () {
    const kept = new Map<Key, Effect.Effect<A, E>>()
    let listening = false
    const hear = Effect.gen(function* () {
      const notices = yield* listen
      listening = true
      onNews()
      yield* Effect.forever(
        Effect.tap(Queue.take(notices), () =>
          Effect.sync(() => {
            kept.clear()
            onNews()
          })
        )
      )
    }).pipe(
      Effect.onExit(() =>
        Effect.sync(() => {
          listening = false
          kept.clear()
        })
      ),
      Effect.scoped
    )
    yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced("500 millis")))

    return Effect.fnUntraced(function* (key: Key) {
      const known = kept.get(key)
      if (known !== undefined) return yield* known
      const reading: Effect.Effect<A, E> = yield* Effect.cached(
        read(key).pipe(
          Effect.onError(() =>
            Effect.sync(() => {
              if (kept.get(key) === reading) kept.delete(key)
            })
          )
        )
      )
      if (listening) kept.set(key, reading)
      return yield* reading
    })
  })
