import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Short notices that are shown at certain places in the shop. After a notification on channel `prompt` every server
 * drops its cached notices (rule prompt.shown).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table prompt (
      -- drawn by the browser in which it was begun: what is sent once more makes no second one
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      row_version integer not null default 1,
      text text not null check (text <> '' and length(text) <= 240),
      kind text not null check (kind in ('information', 'warning')),
      place text not null check (place in ('home', 'prices', 'dealers', 'content')),
      -- empty for every page of the place
      path text not null check (path = '' or (path ~ '^/' and length(path) <= 200)),
      -- null for all of them
      country_id smallint check (country_id in (1, 2, 3)),
      starts_at timestamptz not null,
      ends_at timestamptz check (ends_at > starts_at),
      link_href text not null check (link_href = '' or link_href ~ '^(/|https://)'),
      link_text text not null check ((link_text = '') = (link_href = '')),
      changed_at timestamptz not null,
      -- kept when the account is gone, so no reference
      changed_by_id integer not null,
      changed_by text not null
    )`
  yield* sql`create index prompt_newest on prompt (starts_at desc, id)`
  yield* sql`
    create function prompt_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('prompt', '');
      return null;
    end
    $$`
  yield* sql`
    create trigger prompt_notice after insert or update or delete or truncate on prompt
    for each statement execute function prompt_notice()`
})
