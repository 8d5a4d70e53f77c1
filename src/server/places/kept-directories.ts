import { Effect, Queue, Schedule } from "effect"
import type { Scope } from "effect/Scope"
import type { CountryId } from "../../domain/place/country.ts"
import type { Directory } from "./directory.ts"

/**
 * One directory a country, read once however many ask at the same time and kept until a notice comes. While no notice
 * could reach us nothing is kept, so a copy never outlives a change; a reading that failed is forgotten.
 */
export const keptDirectories = <E, N, F>(
  read: (countryId: CountryId) => Effect.Effect<Directory, E>,
  listen: Effect.Effect<Queue.Dequeue<N, F>, F, Scope>
): Effect.Effect<(countryId: CountryId) => Effect.Effect<Directory, E>, never, Scope> =>
  Effect.gen(function* () {
    const kept = new Map<CountryId, Effect.Effect<Directory, E>>()
    let listening = false
    const hear = Effect.gen(function* () {
      const notices = yield* listen
      listening = true
      yield* Effect.forever(Effect.tap(Queue.take(notices), () => Effect.sync(() => kept.clear())))
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

    return Effect.fnUntraced(function* (countryId: CountryId) {
      const known = kept.get(countryId)
      if (known !== undefined) return yield* known
      const reading: Effect.Effect<Directory, E> = yield* Effect.cached(
        read(countryId).pipe(
          Effect.onError(() =>
            Effect.sync(() => {
              if (kept.get(countryId) === reading) kept.delete(countryId)
            })
          )
        )
      )
      if (listening) kept.set(countryId, reading)
      return yield* reading
    })
  })
