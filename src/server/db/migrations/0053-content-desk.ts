import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Tables of the editors' desk: a draft for each edited page, the page's state with its log (rule content.publication),
 * and versions with their audience and publication time, which never change.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table content_page
      -- the version that takes the place of the published one at a time to come
      add column next_version integer,
      add column next_at timestamptz,
      add check ((next_version is null) = (next_at is null)),
      add check (next_version is null or (state = 'published' and next_version <> published_version)),
      add foreign key (id, next_version)
        references content_version (page_id, number) deferrable initially deferred`
  yield* sql`
    alter table content_version
      -- null in versions that came with the shop: then as the page says
      add column theme text,
      add column countries smallint[] check (countries <@ '{1,2,3}' and countries <> '{}'),
      add column author text,
      add column featured boolean`
  yield* sql`
    create function content_version_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'A version of a page never changes';
    end
    $$`
  yield* sql`
    create trigger content_version_stays before update on content_version
    for each row execute function content_version_stays()`
  yield* sql`
    create table content_desk (
      page_id bigint primary key references content_page on delete cascade,
      row_version integer not null,
      state text not null
        check (state in ('draft', 'inReview', 'approved', 'scheduled', 'published', 'expired')),
      machine_version integer not null,
      facts jsonb not null,
      draft jsonb not null,
      changed_at timestamptz not null,
      -- kept when the account is gone, so no reference
      editor_id integer,
      editor_name text not null
    )`
  yield* sql`
    create table content_event (
      page_id bigint not null references content_page on delete cascade,
      version integer not null check (version > 0),
      event text not null,
      state text not null,
      at timestamptz not null,
      actor_id integer,
      actor_name text not null,
      data jsonb not null,
      machine_version integer not null,
      primary key (page_id, version)
    )`
  yield* sql`
    create table content_attendance (
      page_id bigint not null references content_page on delete cascade,
      account_id integer not null references account on delete cascade,
      at timestamptz not null,
      primary key (page_id, account_id)
    )`
})
