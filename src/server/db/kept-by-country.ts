import { Effect, Queue, Schedule } from "effect"
import type { Scope } from "effect/Scope"
import type { CountryId } from "../../domain/place/country.ts"

/**
 * What was read of a country, once however many ask at the same time and kept until a notice comes. While no notice
 * could reach us nothing is kept, so a copy never outlives a change; a reading that failed is forgotten. `onChange` is
 * told after what was kept is gone.
 */
export const keptByCountry = <A, E, N, F>(
  read: (countryId: CountryId) => Effect.Effect<A, E>,
  listen: Effect.Effect<Queue.Dequeue<N, F>, F, Scope>,
  onChange: () => void = () => {}
): Effect.Effect<(countryId: CountryId) => Effect.Effect<A, E>, never, Scope> =>
  Effect.gen(function* () {
    const kept = new Map<CountryId, Effect.Effect<A, E>>()
    let listening = false
    const forget = Effect.sync(() => {
      kept.clear()
      onChange()
    })
    const hear = Effect.gen(function* () {
      const notices = yield* listen
      listening = true
      yield* Effect.forever(Effect.tap(Queue.take(notices), () => forget))
    }).pipe(
      Effect.onExit(() =>
        Effect.suspend(() => {
          listening = false
          return forget
        })
      ),
      Effect.scoped
    )
    yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced("500 millis")))

    return Effect.fnUntraced(function* (countryId: CountryId) {
      const known = kept.get(countryId)
      if (known !== undefined) return yield* known
      const reading: Effect.Effect<A, E> = yield* Effect.cached(
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
