import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { advisoryLocks } from "../../db/advisory-locks.ts"
import { readContent } from "../read-content.ts"
import { editionsOf, spelledIn } from "./searched-text.ts"

/** Number of pages per batch. */
const atOnce = 100

interface Unread {
  readonly id: number
  readonly version: number
  readonly content: unknown
}

const insertWords = Effect.fnUntraced(function* (countryId: number, words: ReadonlyMap<string, string>) {
  const sql = yield* SqlClient
  // sorted, so that two processes that write the same words do not deadlock
  const sorted = [...words].toSorted(([one], [other]) => (one < other ? -1 : 1))
  yield* sql`
    insert into search_word as known (country_id, word, spelled)
    select ${countryId}::smallint, word, spelled
    from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, spelled]) => spelled)}::text[])
      as given (word, spelled)
    on conflict (country_id, word) do update set seen_on = current_date where known.seen_on < current_date`
})

/** Stores words of a country's places or dealers as candidates for spelling correction, as seen today. */
export const rememberWords = insertWords

/**
 * Removes words that no place and no dealer of a country has any more. To be called when all words of both have been
 * stored on this day; words that another server process has seen since yesterday stay, since it may know places and
 * dealers that this one has not read yet.
 */
export const forgetWords = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  yield* sql`delete from search_word where country_id = ${countryId} and seen_on < current_date - 1`
})

/** Locks the pages' words until the transaction ends, so that no word is removed while another page adds it. */
const holdWords = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${advisoryLocks.pageWords})`
})

const write = Effect.fnUntraced(function* (pages: ReadonlyArray<Unread>) {
  const sql = yield* SqlClient
  const versions = pages.map(({ id, version, content }) => {
    const read = readContent(content)
    return { page: { pageId: id, version }, editions: editionsOf(read), spelled: spelledIn(read) }
  })
  const rows = versions.flatMap(({ page, editions, spelled }) =>
    // the words of all editions are stored once
    editions.map((edition, index) => ({
      ...page,
      ...edition,
      ownWords: index === 0 ? [...spelled.keys()] : []
    }))
  )
  yield* holdWords
  yield* sql`
    insert into content_search (page_id, version, edition, countries, title, teaser, titled, own_words, words)
    select "pageId", version, edition, countries, title, teaser, to_tsvector('german', "titleWords"), "ownWords",
      setweight(to_tsvector('german', "titleWords"), 'A') || setweight(to_tsvector('german', "teaserWords"), 'B')
        || setweight(to_tsvector('german', "bodyWords"), 'D')
    from json_to_recordset(${JSON.stringify(rows)}::json) as page ("pageId" bigint, version integer, edition smallint,
      countries smallint[], title text, teaser text, "titleWords" text, "teaserWords" text, "bodyWords" text, "ownWords" text[])
    on conflict (page_id, version, edition) do update set own_words = excluded.own_words`
  yield* insertWords(0, new Map(versions.flatMap(({ spelled }) => [...spelled])))
})

/**
 * Updates the search index to the published pages: each version is indexed once, by whichever process reaches it first,
 * and versions that are no longer published are removed, with the words that only they had.
 */
export const indexPages = Effect.gen(function* () {
  const sql = yield* SqlClient
  for (;;) {
    const unread = yield* sql<Unread>`
      select page.id, version.number as version, version.content
      from content_page page
      join content_version version on version.page_id = page.id and version.number = page.published_version
      where page.state = 'published' and not exists (
        select from content_search known where known.page_id = page.id and known.version = page.published_version
          and known.own_words is not null)
      order by page.id limit ${atOnce}`
    if (unread.length === 0) break
    yield* sql.withTransaction(write(unread))
  }
  yield* sql.withTransaction(
    Effect.andThen(
      holdWords,
      sql`
        delete from content_search known using content_page page
        where page.id = known.page_id
          and (page.published_version is distinct from known.version or page.state <> 'published')`
    )
  )
})
