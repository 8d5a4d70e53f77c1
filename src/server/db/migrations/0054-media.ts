import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Editors' pictures: their data, their files if these are stored here, and the versions of pages that show them,
 * recorded when a version is written (rule media.removal).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table medium (
      id integer generated always as identity primary key,
      row_version integer not null default 1,
      -- of the file as it was uploaded: the first half of its SHA-256, which its addresses hold
      hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
      -- what browsers get that take neither AVIF nor WebP
      fallback text not null check (fallback in ('jpg', 'png')),
      name text not null,
      -- null until it is written, empty for a decorative picture
      alt text,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      focus_x smallint not null default 50 check (focus_x between 0 and 100),
      focus_y smallint not null default 50 check (focus_y between 0 and 100),
      bytes integer not null,
      uploaded_at timestamptz not null,
      -- kept when the account is gone, so no reference
      uploaded_by integer not null
    )`
  yield* sql`create index medium_newest on medium (uploaded_at desc, id desc)`
  yield* sql`
    create table medium_file (
      hash text not null,
      name text not null,
      bytes bytea not null,
      primary key (hash, name)
    )`
  // pictures are compressed already
  yield* sql`alter table medium_file alter column bytes set storage external`
  yield* sql`
    create table medium_use (
      page_id bigint not null,
      version integer not null,
      medium_id integer not null references medium,
      primary key (medium_id, page_id, version),
      foreign key (page_id, version) references content_version (page_id, number) on delete cascade
    )`
  yield* sql`create index medium_use_version on medium_use (page_id, version)`
  // waits while a medium is being deleted; a deleted medium is then not recorded as used
  yield* sql`
    create function note_medium_uses() returns trigger language plpgsql as $$
    begin
      insert into medium_use (page_id, version, medium_id)
      select new.page_id, new.number, held.id
      from (select id from medium where hash in (
        select named.parts[1]
        from regexp_matches(new.content::text, '/medien/([0-9a-f]{32})/', 'g') named(parts)
      ) order by id for key share) held;
      return null;
    end
    $$`
  yield* sql`
    create trigger note_medium_uses after insert on content_version
    for each row execute function note_medium_uses()`
})
