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

/** The requested part of the results; `now` in ISO 8601. */
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

/**
 * Maximum number of pages that are ranked. Pages with the words in their title are taken first; all further pages
 * follow by age.
 */
const mostWeighed = 400

/** Returns a search term: it matches word beginnings by stem; words of one or two characters must match exactly. */
const termOf = (word: string): string => (word.length < 3 ? word : `${word}:*`)

/** Finds pages with all or any of these words, best match first (rule content.search). */
export const findPages: FindPages = Effect.fnUntraced(function* (countryId, words, take) {
  if (words.length === 0) return { pages: [], total: 0 }
  const sql = yield* SqlClient
  // the words contain only letters and digits, so they need no quoting
  const query = words.map(termOf).join(take.of === "all" ? " & " : " | ")
  // the query is planned anew for these words each time: a plan that suits a rare word costs five times as much for a
  // word that all pages contain
  const rows = yield* sql<FoundPage & { readonly total: number }>`
    with asked as not materialized (select to_tsquery('german', ${query}) as query),
    -- the rows are read without the words themselves, which are forty times as long as the rest of a row
    hit as materialized (
      select page_id, version, edition, titled @@ asked.query as is_titled from asked, content_search
      where words @@ asked.query and countries @> array[${countryId}::smallint]
    ),
    matched as materialized (
      select page.id, coalesce(page.first_at, page.publish_at) as day, hit.version, hit.edition, hit.is_titled
      from hit join content_page page on page.id = hit.page_id and page.published_version = hit.version
      where page.countries @> array[${countryId}::smallint] and page.state = 'published'
        and page.publish_at <= ${take.now}::timestamptz
        and (page.expires_at is null or page.expires_at > ${take.now}::timestamptz)
    ),
    first as (
      select * from matched order by is_titled desc, day desc, id
      limit ${Math.max(mostWeighed, take.offset + take.size)}
    ),
    placed as materialized (
      select *, row_number() over (order by is_titled desc, day desc, id) as place from first
    ),
    ranked as (
      select id, version, edition, row_number() over (order by is_titled desc, weight desc, place) as rank
      from placed join lateral (
        select ts_rank('{0.1, 0.3, 0.5, 1}', known.words, asked.query, 1) as weight from asked, content_search known
        where known.page_id = placed.id and known.version = placed.version and known.edition = placed.edition
      ) weighed on true
      where place <= ${mostWeighed}::int8
      union all
      select id, version, edition, place from placed where place > ${mostWeighed}::int8
    ),
    best as (select * from ranked order by rank limit ${take.size} offset ${take.offset})
    select kind, path, title, teaser, (select count(*) from matched)::int4 as total from best
    join content_page page on page.id = best.id
    join content_search known on known.page_id = best.id and known.version = best.version
      and known.edition = best.edition
    order by rank`.unprepared
  const [first] = rows
  if (first !== undefined || take.offset === 0) return { pages: rows, total: first?.total ?? 0 }
  // beyond the last page no row contains the total, so the first page's row is read
  const { total } = yield* findPages(countryId, words, { ...take, offset: 0, size: 1 })
  return { pages: [], total }
})

/**
 * Replaces words that contain typing errors with indexed words; undefined if all words are indexed or none has a
 * similar one.
 */
export const correctedWords = Effect.fnUntraced(function* (
  countryId: CountryId,
  words: ReadonlyArray<string>
) {
  const sql = yield* SqlClient
  const near = yield* sql.withTransaction(
    Effect.andThen(
      // low threshold: if two characters are swapped in a short word, little similarity is left
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
