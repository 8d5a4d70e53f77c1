import { Clock, Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { CountryId } from "../../../domain/place/country.ts"
import { type DatabaseUnreachable, orUnreachable } from "../../ports/database-unreachable.ts"
import { Places } from "../../ports/places.ts"
import { ContentPages } from "../content-pages.ts"
import { indexPages, rememberWords } from "./index-pages.ts"
import { loadDealerNames, type NamedDealer } from "./known-names.ts"
import { spelledWords } from "./searched-text.ts"

/** Longest that a search waits for what is new; then it finds what there was before. */
const patience = "1500 millis"

/** Names of dealers are read again after this many ms: a listener of its own would hold a connection for them. */
const dealersLifetime = 30_000

/** Does something once for each state of what it is made of; a try that failed is made again. */
const onceFor = <State, A>(work: (state: State) => Effect.Effect<A, DatabaseUnreachable>) => {
  let known: { readonly state: State; readonly done: Effect.Effect<A, DatabaseUnreachable> } | undefined
  return Effect.fnUntraced(function* (state: State) {
    if (known?.state === state) return yield* known.done
    const done: Effect.Effect<A, DatabaseUnreachable> = yield* Effect.cached(
      Effect.onError(work(state), () =>
        Effect.sync(() => {
          if (known?.done === done) known = undefined
        })
      )
    )
    known = { state, done }
    return yield* done
  })
}

/** What is searched, each read again when it has changed. */
export const searchSources = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { gazetteer } = yield* Places
  const { index } = yield* ContentPages
  const scope = yield* Effect.scope
  const reading = <A>(effect: Effect.Effect<A, SqlError, SqlClient>) =>
    orUnreachable(Effect.provideService(effect, SqlClient, sql))

  const readPages = onceFor((_: string) => reading(indexPages))
  const perCountry = <A>(make: (countryId: CountryId) => A): Readonly<Record<CountryId, A>> => ({
    1: make(1),
    2: make(2),
    3: make(3)
  })
  const readDealers = perCountry((countryId) => onceFor((_: number) => reading(loadDealerNames(countryId))))
  const dealersOf = (countryId: CountryId) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      readDealers[countryId](Math.floor(now / dealersLifetime))
    )
  const rememberPlaces = perCountry((countryId) =>
    onceFor(({ towns }: { readonly towns: ReadonlyArray<{ readonly name: string }> }) =>
      reading(rememberWords(countryId, spelledWords(towns.map(({ name }) => name))))
    )
  )
  const rememberDealers = perCountry((countryId) =>
    onceFor((dealers: ReadonlyArray<NamedDealer>) =>
      reading(rememberWords(countryId, spelledWords(dealers.map(({ name }) => name))))
    )
  )
  // not interrupted with the search that has asked: others wait for it as well
  const forAWhile = <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.flatMap(Effect.forkIn(effect, scope), (fiber) =>
      Effect.ignore(Effect.timeoutOption(Fiber.join(fiber), patience))
    )
  return {
    gazetteer,
    dealersOf,
    pagesRead: forAWhile(Effect.flatMap(index, ({ stamp }) => readPages(stamp))),
    /** Names of places and dealers, which a word with a typing error may mean. */
    wordsRead: (countryId: CountryId) =>
      forAWhile(
        Effect.andThen(
          Effect.flatMap(gazetteer(countryId), rememberPlaces[countryId]),
          Effect.flatMap(dealersOf(countryId), rememberDealers[countryId])
        )
      )
  }
})
