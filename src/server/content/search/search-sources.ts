import { Clock, Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { CountryId } from "../../../domain/place/country.ts"
import { type DatabaseUnreachable, orUnreachable } from "../../ports/database-unreachable.ts"
import { type ListedDealer, ListedDealers } from "../../ports/listed-dealers.ts"
import { Places } from "../../ports/places.ts"
import { ContentPages } from "../content-pages.ts"
import { forgetWords, indexPages, rememberWords } from "./index-pages.ts"
import { spelledWords } from "./searched-text.ts"

/** Maximum time that a search waits for an index update; afterwards it uses the existing index. */
const patience = "1500 millis"

const day = 86_400_000

/**
 * Returns a function that runs `work` once for each value of its argument `state`, and again on another `day`; a failed
 * run is repeated at the next call.
 */
const onceFor = <State, A>(work: (state: State) => Effect.Effect<A, DatabaseUnreachable>) => {
  let known:
    | {
        readonly state: State
        readonly today: number | undefined
        readonly done: Effect.Effect<A, DatabaseUnreachable>
      }
    | undefined
  return Effect.fnUntraced(function* (state: State, today?: number) {
    if (known?.state === state && known.today === today) return yield* known.done
    const done: Effect.Effect<A, DatabaseUnreachable> = yield* Effect.cached(
      Effect.onError(work(state), () =>
        Effect.sync(() => {
          if (known?.done === done) known = undefined
        })
      )
    )
    known = { state, today, done }
    return yield* done
  })
}

/** The sorted names of dealers as one text, which stays the same when only ratings change. */
const namesOf = (dealers: ReadonlyArray<ListedDealer>): string =>
  dealers
    .map(({ name }) => name)
    .toSorted()
    .join("\n")

/** Returns the sources of a search, each of which is read again when it has changed. */
export const searchSources = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { gazetteer } = yield* Places
  const { index } = yield* ContentPages
  const { of: dealersOf } = yield* ListedDealers
  const scope = yield* Effect.scope
  const reading = <A>(effect: Effect.Effect<A, SqlError, SqlClient>) =>
    orUnreachable(Effect.provideService(effect, SqlClient, sql))

  const readPages = onceFor((_: string) => reading(indexPages))
  const perCountry = <A>(make: (countryId: CountryId) => A): Readonly<Record<CountryId, A>> => ({
    1: make(1),
    2: make(2),
    3: make(3)
  })
  const rememberPlaces = perCountry((countryId) =>
    onceFor(({ towns }: { readonly towns: ReadonlyArray<{ readonly name: string }> }) =>
      reading(rememberWords(countryId, spelledWords(towns.map(({ name }) => name))))
    )
  )
  const rememberDealers = perCountry((countryId) =>
    onceFor((names: string) => reading(rememberWords(countryId, spelledWords(names.split("\n")))))
  )
  const forget = perCountry((countryId) => onceFor((_: number) => reading(forgetWords(countryId))))
  const rememberNames = Effect.fnUntraced(function* (countryId: CountryId) {
    // the words that are in use are noted once a day, so that all others can be removed
    const today = Math.floor((yield* Clock.currentTimeMillis) / day)
    yield* rememberPlaces[countryId](yield* gazetteer(countryId), today)
    yield* rememberDealers[countryId](namesOf(yield* dealersOf(countryId)), today)
    yield* forget[countryId](today)
  })
  // continues even if the search that started it is interrupted, since other searches wait for it as well
  const forAWhile = <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.flatMap(Effect.forkIn(effect, scope), (fiber) =>
      Effect.ignore(Effect.timeoutOption(Fiber.join(fiber), patience))
    )
  return {
    gazetteer,
    dealersOf,
    pagesRead: forAWhile(Effect.flatMap(index, ({ stamp }) => readPages(stamp))),
    /** Stores names of places and dealers as candidates for spelling correction, and removes those of former ones. */
    wordsRead: (countryId: CountryId) => forAWhile(rememberNames(countryId))
  }
})
