import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { ContentKind } from "../../../domain/content/content-page.ts"
import { nearestWord } from "../../../domain/content/near-word.ts"
import type { CountryId } from "../../../domain/place/country.ts"

export interface FoundPage {
  readonly kind: ContentKind
  readonly path: `/${string}`
  readonly title: string
  readonly teaser: string
}

/** Which of the pages found are wanted; `now` in ISO 8601. */
interface Take {
  readonly of: "all" | "any"
  readonly offset: number
  readonly size: number
  readonly now: string
}

interface Found {
  readonly pages: ReadonlyArray<FoundPage>
  readonly total: number
}

type FindPages = (
  countryId: CountryId,
  words: ReadonlyArray<string>,
  take: Take
) => Effect.Effect<Found, SqlError, SqlClient>

/** So many pages with a word are weighed; words that more have than that tell none of them from the others. */
const mostWeighed = 2_000

/** A word or its beginning, by its stem, in the title (A), the teaser (B) or anywhere; of one or two signs the word alone. */
const termOf = (word: string, where: "" | "A" | "AB"): string =>
  `${word}:${word.length < 3 ? "" : "*"}${where}`.replace(/:$/u, "")

/** Pages with all of these words, or with any of them, the best first (rule content.search). */
export const findPages: FindPages = Effect.fnUntraced(function* (countryId, words, take) {
  if (words.length === 0) return { pages: [], total: 0 }
  const sql = yield* SqlClient
  // nothing but letters and digits is left of what was written
  const queryOf = (where: "" | "A" | "AB") =>
    words.map((word) => termOf(word, where)).join(take.of === "all" ? " & " : " | ")
  const rows = yield* sql<FoundPage & { readonly total: number }>`
    with asked as materialized (
      select to_tsquery('german', ${queryOf("")}) as query, to_tsquery('german', ${queryOf("A")}) as titled,
        to_tsquery('german', ${queryOf("AB")}) as told),
    matched as materialized (
      select page.id, page.kind, page.path, page.publish_at, known.edition, known.words
      from asked, content_search known
      join content_page page on page.id = known.page_id and page.published_version = known.version
      where known.words @@ asked.query and known.countries @> array[${countryId}::smallint]
        and page.countries @> array[${countryId}::smallint] and page.state = 'published'
        and page.publish_at <= ${take.now}::timestamptz
        and (page.expires_at is null or page.expires_at > ${take.now}::timestamptz)
      limit ${mostWeighed}
    ),
    best as (
      select matched.id, matched.edition, kind, path, publish_at,
        (words @@ titled)::int4 + (words @@ told)::int4 + ts_rank('{0.1, 0.2, 0.5, 1}', words, asked.query, 1) as rank, count(*) over () as total
      from matched, asked
      order by rank desc, publish_at desc, id
      limit ${take.size} offset ${take.offset}
    )
    select page.kind, page.path, title, teaser, total::int4 from best
    join content_search known on known.page_id = best.id and known.edition = best.edition
    join content_page page on page.id = known.page_id and page.published_version = known.version
    order by rank desc, best.publish_at desc, best.id`
  const [first] = rows
  if (first !== undefined || take.offset === 0) return { pages: rows, total: first?.total ?? 0 }
  // beyond the last page nothing says how many there are
  const { total } = yield* findPages(countryId, words, { ...take, offset: 0, size: 1 })
  return { pages: [], total }
})

/** The words with those in place of them that have no typing error; undefined where all are known or none is near. */
export const correctedWords = Effect.fnUntraced(function* (
  countryId: CountryId,
  words: ReadonlyArray<string>
) {
  const sql = yield* SqlClient
  const near = yield* sql.withTransaction(
    Effect.andThen(
      // two exchanged signs of a short word leave little in common
      sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`,
      sql<{ readonly written: string; readonly word: string; readonly spelled: string }>`
    select written, near.word, near.spelled
    from unnest(${words}::text[]) written, lateral (
      select word, spelled from search_word
      where country_id in (0, ${countryId}) and word % written
      order by similarity(word, written) desc, country_id, word limit 40
    ) near`
    )
  )
  const corrected = words.map((written) => {
    const own = near.filter((each) => each.written === written)
    const isKnown = own.some(({ word }) => word === written)
    return { written, better: isKnown ? undefined : nearestWord(written, own) }
  })
  if (corrected.every(({ better }) => better === undefined)) return undefined
  return {
    words: corrected.map(({ written, better }) => better?.word ?? written),
    text: corrected.map(({ written, better }) => better?.spelled ?? written).join(" ")
  }
})
