import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Keeps with each indexed page the words that it offers for spelling correction, and removes a word with the last page
 * that has it: otherwise typing errors of pages that have been corrected, ended or removed would count as known for good
 * (rule content.search). A trigger removes the words, so pages removed by any call or by an earlier release count too.
 * The pages' words stored so far are forgotten; the index is completed after the start (null: not read yet).
 *
 * Notes each upload of a picture before its files are stored, so that no transaction has to stay open meanwhile: a
 * removal of the same picture leaves its files alone, and the files of an upload that was given up are found
 * (rule media.store).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table content_search add column own_words text[]`
  yield* sql`create index content_search_own_words on content_search using gin (own_words)`
  yield* sql`delete from search_word where country_id = 0`
  yield* sql`
    create function forget_page_words() returns trigger language plpgsql as $$
    begin
      delete from search_word known using removed, unnest(removed.own_words) own (word)
      where known.country_id = 0 and known.word = own.word
        and not exists (select from content_search page where page.own_words @> array[own.word]);
      return null;
    end
    $$`
  yield* sql`
    create trigger forget_page_words after delete on content_search
    referencing old table as removed for each statement execute function forget_page_words()`
  yield* sql`
    create table media_upload (
      id bigint generated always as identity primary key,
      hash text not null,
      -- all names that files of the picture can have
      names text[] not null
    )`
  yield* sql`create index media_upload_hash on media_upload (hash)`
})
