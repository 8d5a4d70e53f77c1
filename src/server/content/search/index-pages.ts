import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
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
    insert into search_word (country_id, word, spelled)
    select ${countryId}::smallint, word, spelled
    from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, spelled]) => spelled)}::text[])
      as known (word, spelled)
    on conflict do nothing`
})

/**
 * Stores words as candidates for spelling correction: words of pages for all countries (0), words of places and dealers
 * for one country.
 */
export const rememberWords = insertWords

const write = Effect.fnUntraced(function* (pages: ReadonlyArray<Unread>) {
  const sql = yield* SqlClient
  const versions = pages.map((page) => ({ page, version: readContent(page.content) }))
  const rows = versions.flatMap(({ page: { id, version: number }, version }) =>
    editionsOf(version).map((edition) => ({ pageId: id, version: number, ...edition }))
  )
  yield* sql`
    insert into content_search (page_id, version, edition, countries, title, teaser, titled, words)
    select "pageId", version, edition, countries, title, teaser, to_tsvector('german', "titleWords"),
      setweight(to_tsvector('german', "titleWords"), 'A') || setweight(to_tsvector('german', "teaserWords"), 'B')
        || setweight(to_tsvector('german', "bodyWords"), 'D')
    from json_to_recordset(${JSON.stringify(rows)}::json) as page ("pageId" bigint, version integer, edition smallint,
      countries smallint[], title text, teaser text, "titleWords" text, "teaserWords" text, "bodyWords" text)
    on conflict do nothing`
  yield* insertWords(0, new Map(versions.flatMap(({ version }) => [...spelledIn(version)])))
})

/**
 * Updates the search index to the published pages: each version is indexed once, by whichever process reaches it first,
 * and versions that are no longer published are removed.
 */
export const indexPages = Effect.gen(function* () {
  const sql = yield* SqlClient
  for (;;) {
    const unread = yield* sql<Unread>`
      select page.id, version.number as version, version.content
      from content_page page
      join content_version version on version.page_id = page.id and version.number = page.published_version
      where page.state = 'published' and not exists (
        select from content_search known where known.page_id = page.id and known.version = page.published_version)
      order by page.id limit ${atOnce}`
    if (unread.length === 0) break
    yield* write(unread)
  }
  yield* sql`
    delete from content_search known using content_page page
    where page.id = known.page_id and page.published_version is distinct from known.version`
})
