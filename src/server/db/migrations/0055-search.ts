import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for the visitors' search (rule content.search): the words of each published page, with one row for all countries
 * and one for each country with its own text, and all indexed words, to correct typing errors. Searches without results
 * are counted by day and words, without any data about the visitor (rule content.searches).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // the extension is part of PostgreSQL, and the owner of the database may enable it
  yield* sql`create extension if not exists pg_trgm`
  yield* sql`
    create table content_search (
      page_id bigint not null references content_page (id) on delete cascade,
      version integer not null,
      -- 0 for what all read that have nothing of their own, else the country
      edition smallint not null check (edition between 0 and 3),
      countries smallint[] not null,
      title text not null,
      teaser text not null,
      -- those of the title alone, and all of them; the long one is read for as few pages as possible
      titled tsvector not null,
      words tsvector not null,
      primary key (page_id, version, edition)
    )`
  yield* sql`create index content_search_words on content_search using gin (words)`
  yield* sql`
    create table search_word (
      -- 0 for words of pages, else the country of a place or a dealer
      country_id smallint not null check (country_id between 0 and 3),
      word text not null,
      -- as it is written
      spelled text not null,
      primary key (country_id, word)
    )`
  yield* sql`create index search_word_near on search_word using gin (word gin_trgm_ops)`
  yield* sql`
    create table search_miss (
      day date not null,
      country_id smallint not null check (country_id between 1 and 3),
      words text not null,
      count integer not null default 1,
      primary key (day, country_id, words)
    )`
})
