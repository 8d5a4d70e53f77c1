import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Counts of searches, started orders and placed orders by day and federal state, never by person (rule figures.anonymous).
 * Postal codes are stored only for searches that found no offer.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table shop_count (
      -- by the clocks of the country
      day date not null,
      country_id smallint not null check (country_id in (1, 2, 3)),
      product_group_id smallint not null,
      -- empty where the postal code is none
      region_code text not null check (region_code ~ '^[A-Z]{0,3}$'),
      -- what led to an order, where its buyer has agreed to telling it; empty for all else
      channel text not null check (channel in
        ('', 'newsletter', 'suchmaschine', 'anzeige', 'soziale-medien', 'partner', 'andere')),
      searched integer not null default 0 check (searched >= 0),
      empty integer not null default 0 check (empty >= 0),
      begun integer not null default 0 check (begun >= 0),
      address integer not null default 0 check (address >= 0),
      stations integer not null default 0 check (stations >= 0),
      payment integer not null default 0 check (payment >= 0),
      placed integer not null default 0 check (placed >= 0),
      primary key (country_id, day, product_group_id, region_code, channel)
    )`
  yield* sql`
    create table empty_zip_count (
      day date not null,
      country_id smallint not null check (country_id in (1, 2, 3)),
      product_group_id smallint not null,
      region_code text not null check (region_code ~ '^[A-Z]{1,3}$'),
      zip_code text not null check (zip_code ~ '^[0-9]{4,5}$'),
      empty integer not null check (empty > 0),
      primary key (country_id, day, product_group_id, zip_code)
    )`
})
