import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Slots, adverts and campaigns, with their counts by day and federal state, never by person. After a notification on
 * channel `advert` every server drops its cached adverts (rule advert.change).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table advert_slot (
      id integer generated always as identity primary key,
      row_version integer not null default 1,
      -- the place of the shop that shows it
      key text not null unique check (key ~ '^[a-z][a-z-]{0,39}$'),
      name text not null check (name <> ''),
      -- 1 a strip across the page, 2 a box
      slot_type_id smallint not null check (slot_type_id in (1, 2)),
      applies_zip_filtering boolean not null,
      archived_at timestamptz
    )`
  yield* sql`
    create table advert (
      id integer generated always as identity primary key,
      row_version integer not null default 1,
      name text not null check (name <> ''),
      -- in whose name it is shown
      advertiser text not null check (advertiser <> ''),
      -- cleaned as they are written, and once more as they are read
      html text not null check (length(html) <= 16000),
      css text not null check (length(css) <= 32000),
      archived_at timestamptz,
      changed_at timestamptz not null default now(),
      -- kept when the account is gone, so no reference; null for what came with the shop
      changed_by_id integer,
      changed_by text not null default ''
    )`
  yield* sql`
    create table advert_campaign (
      id integer generated always as identity primary key,
      row_version integer not null default 1,
      name text not null check (name <> ''),
      -- 1 drawn by weight, 2 stands in
      campaign_type_id smallint not null check (campaign_type_id in (1, 2)),
      country_id smallint not null check (country_id in (1, 2, 3)),
      starts_at timestamptz not null,
      ends_at timestamptz check (ends_at > starts_at),
      -- ends after so many views
      view_budget integer check (view_budget > 0),
      zip_prefixes text[] not null default '{}',
      region_codes text[] not null default '{}',
      paused_at timestamptz,
      archived_at timestamptz,
      changed_at timestamptz not null default now(),
      changed_by_id integer,
      changed_by text not null default ''
    )`
  // a variant of a campaign in a slot; replacing the advert creates another item, so that existing counts stay correct
  yield* sql`
    create table advert_item (
      id integer generated always as identity primary key,
      campaign_id integer not null references advert_campaign (id),
      slot_id integer not null references advert_slot (id),
      advert_id integer not null references advert (id),
      weight integer not null check (weight between 0 and 1000),
      archived_at timestamptz,
      unique (campaign_id, slot_id, advert_id)
    )`
  yield* sql`create index advert_item_slot on advert_item (slot_id)`
  yield* sql`create index advert_item_advert on advert_item (advert_id)`
  yield* sql`
    create table advert_count (
      -- by the clocks of the country
      day date not null,
      item_id integer not null references advert_item (id),
      -- empty where no postal code was known
      region_code text not null check (region_code ~ '^[A-Z]{0,3}$'),
      views integer not null default 0 check (views >= 0),
      clicks integer not null default 0 check (clicks >= 0),
      primary key (item_id, day, region_code)
    )`
  yield* sql`
    create function advert_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('advert', '');
      return null;
    end
    $$`
  for (const table of ["advert_slot", "advert", "advert_campaign", "advert_item"])
    yield* sql`
      create trigger ${sql(`${table}_notice`)} after insert or update or delete or truncate on ${sql(table)}
      for each statement execute function advert_notice()`
  yield* sql`
    insert into advert_slot (key, name, slot_type_id, applies_zip_filtering) values
      ('home', 'Startseite', 1, false),
      ('prices', 'Preisseiten', 1, true),
      ('content', 'Ratgeber und Meldungen', 1, false),
      ('dealers', 'Händlerverzeichnis', 1, true)`
})
