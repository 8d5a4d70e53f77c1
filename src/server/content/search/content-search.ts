import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { ContentKind } from "../../../domain/content/content-page.ts"
import { readSearch, searchedWords } from "../../../domain/content/search-words.ts"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import type { DatabaseUnreachable } from "../../ports/database-unreachable.ts"
import type { ListedDealers } from "../../ports/listed-dealers.ts"
import type { Places } from "../../ports/places.ts"
import type { ContentPages } from "../content-pages.ts"
import { correctedWords, findPages } from "./find-pages.ts"
import { dealersNamed, placesNamed } from "./known-names.ts"
import { searchSources } from "./search-sources.ts"

/** One result; for a place, `teaser` is its federal state, and for a dealer, its location. */
export interface FoundItem {
  readonly kind: ContentKind | "dealer" | "place"
  readonly path: string
  readonly title: string
  readonly teaser: string
}

export interface SearchAnswer {
  readonly items: ReadonlyArray<FoundItem>
  readonly total: number
  /** The corrected search; set if the original words found nothing. */
  readonly corrected?: string
  /** Whether no result contains all the words; results with only some of the words are then shown. */
  readonly isLoose: boolean
}

/** Results per page. */
export const searchSize = 10

/** Maximum number of places shown if many places have the same name. */
const mostPlaces = 5

/**
 * Maximum number of matching dealers that are shown before the pages: if more dealers match, the word is probably not
 * meant as a dealer's name, and dealers come after the pages.
 */
const fewDealers = 6

interface Take {
  readonly page: number
  readonly of: "all" | "any"
  /** Whether a place must match all words of the search, or only some of them. */
  readonly places: "all" | "part"
}

type Search = (
  countryId: CountryId,
  written: string,
  page: number
) => Effect.Effect<SearchAnswer, DatabaseUnreachable | SqlError>

const make = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { gazetteer, dealersOf, pagesRead, wordsRead } = yield* searchSources

  const find = Effect.fnUntraced(function* (
    countryId: CountryId,
    text: string,
    words: ReadonlyArray<string>,
    { page, of, places: by }: Take
  ) {
    const known = yield* gazetteer(countryId)
    const places = placesNamed(countryId, text, known, by)
      .places.slice(0, mostPlaces)
      .map(({ path, zipCode, name, state }): FoundItem => ({
        kind: "place",
        path,
        title: zipCode === undefined ? name : `${zipCode} ${name}`,
        teaser: state
      }))
    const dealers = dealersNamed(yield* dealersOf(countryId), words).map(
      ({ path, name, zipCode, city }): FoundItem => ({
        kind: "dealer",
        path,
        title: name,
        teaser: `${zipCode} ${city}`
      })
    )
    const isFew = dealers.length <= fewDealers
    const first = isFew ? [...places, ...dealers] : places
    const last = isFew ? [] : dealers
    const from = (page - 1) * searchSize
    const before = first.slice(from, from + searchSize)
    const now = new Date(yield* Clock.currentTimeMillis).toISOString()
    const { pages, total } = yield* findPages(countryId, words, {
      of,
      offset: Math.max(0, from - first.length),
      // at least one row is read, since the total is needed even if no page is shown
      size: Math.max(1, searchSize - before.length),
      now
    })
    const shown = [...before, ...pages].slice(0, searchSize)
    const begun = Math.max(0, from - first.length - total)
    return {
      items: [...shown, ...last.slice(begun, begun + searchSize - shown.length)],
      total: first.length + total + last.length
    }
  })

  const search = Effect.fnUntraced(function* (countryId: CountryId, written: string, page: number) {
    const text = readSearch(written)
    const words = searchedWords(text)
    if (words.length === 0) return { items: [], total: 0, isLoose: false }
    yield* pagesRead
    const exact = yield* find(countryId, text, words, { page, of: "all", places: "part" })
    if (exact.total > 0) return { ...exact, isLoose: false }
    yield* wordsRead(countryId)
    const better = yield* correctedWords(countryId, words)
    if (better !== undefined) {
      const meant = yield* find(countryId, better.text, better.words, { page, of: "all", places: "all" })
      if (meant.total > 0) return { ...meant, corrected: better.text, isLoose: false }
    }
    if (words.length === 1) return { ...exact, isLoose: false }
    const loose = yield* find(countryId, better?.text ?? text, better?.words ?? words, {
      page,
      of: "any",
      places: "part"
    })
    return { ...loose, isLoose: loose.total > 0 }
  })

  const answer: Search = (countryId, written, page) =>
    Effect.provideService(search(countryId, written, page), SqlClient, sql)
  return {
    search: answer,
    /** Indexes all published pages. Runs after the start of the server, so that no visitor waits for it. */
    warm: Effect.andThen(pagesRead, Effect.forEach(countryIds, wordsRead, { discard: true }))
  }
})

/** Delay after the start, so that indexing does not slow it down. */
const afterStart = "3 seconds"

type Needs = ContentPages | ListedDealers | Places | SqlClient

/** Searches pages, news, dealers and places by words (rule content.search). */
export class ContentSearch extends Context.Service<ContentSearch, { readonly search: Search }>()(
  "server/content/ContentSearch"
) {
  static readonly layer: Layer.Layer<ContentSearch, never, Needs> = Layer.effect(ContentSearch)(make)

  /** Indexes in the background shortly after the start; a search that comes earlier waits for the index. */
  static readonly warmLayer: Layer.Layer<ContentSearch, never, Needs> = Layer.effect(ContentSearch)(
    Effect.tap(make, ({ warm }) => Effect.forkScoped(Effect.delay(Effect.ignore(warm), afterStart)))
  )
}
