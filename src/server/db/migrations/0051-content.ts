import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Editorial pages: each has an address and versions that never change, one of which is published. After a notification
 * on channel `content`, every server drops its cached content (rule content.published).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table content_page (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('landing', 'guide', 'news')),
      path text not null unique check (path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$' and length(path) <= 200),
      theme text,
      countries smallint[] not null default '{1,2,3}' check (countries <@ '{1,2,3}' and countries <> '{}'),
      author text not null,
      featured boolean not null default false,
      state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
      published_version integer,
      publish_at timestamptz,
      expires_at timestamptz,
      -- whether an editor has touched it: from then on no start of ours writes it
      is_edited boolean not null default false,
      row_version integer not null default 1,
      changed_at timestamptz not null default now(),
      check ((kind = 'guide') = (theme is not null)),
      check (state <> 'published' or (published_version is not null and publish_at is not null)),
      check (expires_at is null or expires_at > publish_at)
    )`
  yield* sql`
    create table content_version (
      page_id bigint not null references content_page (id) on delete cascade,
      number integer not null check (number > 0),
      content jsonb not null,
      written_at timestamptz not null default now(),
      written_by text not null,
      primary key (page_id, number)
    )`
  yield* sql`
    alter table content_page add foreign key (id, published_version)
      references content_version (page_id, number) deferrable initially deferred`
  yield* sql`
    create table content_redirect (
      from_path text primary key,
      to_path text not null check (to_path <> from_path),
      made_at timestamptz not null default now()
    )`
  yield* sql`
    create function content_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content', '');
      return null;
    end
    $$`
  yield* sql`
    create trigger content_notice after insert or update or delete or truncate on content_page
    for each statement execute function content_notice()`
  yield* sql`
    create trigger content_notice after insert or update or delete or truncate on content_redirect
    for each statement execute function content_notice()`
})
