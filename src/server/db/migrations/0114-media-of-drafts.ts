import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Records which pictures the draft of a page shows whenever the draft is written, as for versions (rule media.removal):
 * a picture that an editor has just put into a text must not be removed.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table medium_draft_use (
      page_id bigint not null references content_desk on delete cascade,
      medium_id integer not null references medium,
      primary key (medium_id, page_id)
    )`
  yield* sql`create index medium_draft_use_page on medium_draft_use (page_id)`
  // waits while a medium is being removed; a removed medium is then not recorded as used
  yield* sql`
    create function note_medium_draft_uses() returns trigger language plpgsql as $$
    begin
      delete from medium_draft_use where page_id = new.page_id;
      insert into medium_draft_use (page_id, medium_id)
      select new.page_id, held.id
      from (select id from medium where hash in (
        select named.parts[1]
        from regexp_matches(new.draft::text, '/medien/([0-9a-f]{32})/', 'g') named(parts)
      ) order by id for key share) held;
      return null;
    end
    $$`
  yield* sql`
    create trigger note_medium_draft_uses after insert or update of draft on content_desk
    for each row execute function note_medium_draft_uses()`
  yield* sql`
    insert into medium_draft_use (page_id, medium_id)
    select distinct d.page_id, m.id
    from content_desk d, regexp_matches(d.draft::text, '/medien/([0-9a-f]{32})/', 'g') named(parts)
      join medium m on m.hash = named.parts[1]`
})
