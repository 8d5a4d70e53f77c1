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

/** So many pages are weighed, those with the words in the title first; the others follow by their age. */
const mostWeighed = 400

/** A word or its beginning, by its stem; of one or two signs the word alone. */
const termOf = (word: string): string => (word.length < 3 ? word : `${word}:*`)

/** Pages with all of these words, or with any of them, the best first (rule content.search). */
export const findPages: FindPages = Effect.fnUntraced(function* (countryId, words, take) {
  if (words.length === 0) return { pages: [], total: 0 }
  const sql = yield* SqlClient
  // nothing but letters and digits is left of what was written
  const query = words.map(termOf).join(take.of === "all" ? " & " : " | ")
  const rows = yield* sql<FoundPage & { readonly total: number }>`
    with asked as materialized (select to_tsquery('german', ${query}) as query),
    matched as (
      select page.id, page.publish_at, known.edition, known.titled @@ asked.query as is_titled, known.words, asked.query
      from asked, content_search known
      join content_page page on page.id = known.page_id and page.published_version = known.version
      where known.words @@ asked.query and known.countries @> array[${countryId}::smallint]
        and page.countries @> array[${countryId}::smallint] and page.state = 'published'
        and page.publish_at <= ${take.now}::timestamptz
        and (page.expires_at is null or page.expires_at > ${take.now}::timestamptz)
    ),
    placed as materialized (
      select *, row_number() over (order by is_titled desc, publish_at desc, id) as place, count(*) over () as total
      from matched
    ),
    best as (
      select id, edition, total, row_number() over (order by place > ${mostWeighed}::int8, is_titled desc,
        case when place <= ${mostWeighed}::int8 then ts_rank('{0.1, 0.3, 0.5, 1}', words, query, 1) end desc, place) as rank
      from placed
      order by rank limit ${take.size} offset ${take.offset}
    )
    select kind, path, title, teaser, total::int4 from best
    join content_page page on page.id = best.id
    join content_search known on known.page_id = best.id and known.version = page.published_version
      and known.edition = best.edition
    order by rank`
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
