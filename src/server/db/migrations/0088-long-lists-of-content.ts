import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { letters, plain } from "./0048-search-text.ts"

/** Accented letters that are usual in German names and texts; all other replaced letters are rare. */
const usual = { letters: "äöüéèêáàâóôíîúûçñÄÖÜÉÈ", plain: "aoueeeaaaooiiuucnaouee" } as const

/**
 * Speeds up lists of ten thousand pages and fifty thousand pictures. `translate` compares each character with each of
 * the thousand letters that it may replace, which takes 0.3 ms for a line of text; `search_text` now does so only for
 * texts with a rare letter, with the same results. The columns by which lists are searched and sorted are stored with
 * each row, so that no list reads whole pages for their titles.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.unsafe(`
    create function plain_letters(given text) returns text language sql immutable parallel safe return
      case when given ~ '[\u00c0-\u00de\u00e0-\u024f\u0370-\u052f\u1e00-\u1e9d\u1e9f-\u1fff]'
        then translate(given, '${letters}', '${plain}') else given end`)
  yield* sql.unsafe(`
    create or replace function search_text(given text) returns text language sql immutable parallel safe return
      replace(replace(replace(replace(replace(
        plain_letters(translate(lower(normalize(given, NFC)), '${usual.letters}', '${usual.plain}')),
        'ß', 'ss'), 'ẞ', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`)
  yield* sql`
    alter table medium
      add column searched text not null generated always as (search_text(name || ' ' || coalesce(alt, ''))) stored`
  yield* sql`
    alter table content_page
      add column searched text not null generated always as (search_text(path)) stored`
  yield* sql`
    alter table content_version
      add column title text not null generated always as (coalesce(content ->> 'title', '')) stored,
      add column searched text not null
        generated always as (search_text(coalesce(content ->> 'title', ''))) stored`
  yield* sql`
    alter table content_desk
      add column title text not null generated always as (coalesce(draft -> 'contents' ->> 'title', '')) stored,
      -- for whom the page is, and by whom
      add column settings jsonb not null generated always as (draft - 'contents') stored,
      add column searched text not null
        generated always as (search_text(coalesce(draft -> 'contents' ->> 'title', '') || ' ' || editor_name)) stored`
})
