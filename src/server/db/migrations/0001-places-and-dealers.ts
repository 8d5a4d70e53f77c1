import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for the postal codes, the dealers who deliver there, and their prices and fees. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table region (
      country_id smallint not null check (country_id in (1, 2, 3)),
      code text not null,
      name text not null,
      slug text not null,
      map_id text not null,
      primary key (country_id, code),
      unique (country_id, slug)
    )`
  yield* sql`
    create table place (
      country_id smallint not null,
      zip_code text not null check (zip_code ~ '^[0-9]{4,5}$'),
      name text not null,
      region_code text not null,
      primary key (country_id, zip_code, name),
      foreign key (country_id, region_code) references region
    )`
  yield* sql`
    create table dealer (
      id integer primary key check (id >= 100000),
      country_id smallint not null check (country_id in (1, 2, 3)),
      name text not null,
      slug text not null,
      street text not null,
      zip_code text not null,
      city text not null,
      phone text not null,
      email text not null,
      website text,
      description text not null default '',
      imprint text not null default '',
      enplus_id text,
      is_operator boolean not null default false,
      rating smallint not null check (rating between 0 and 100),
      rating_count integer not null check (rating_count >= 0),
      payment_ids integer[] not null,
      default_payment_id integer not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`
    create table branch (
      id integer primary key,
      dealer_id integer not null references dealer,
      name text not null,
      street text not null,
      zip_code text not null,
      city text not null
    )`
  yield* sql`
    create table delivery_area (
      id integer primary key,
      dealer_id integer not null references dealer,
      branch_id integer not null references branch,
      country_id smallint not null,
      -- a zip belongs to the area when it starts with one of these
      zip_prefixes text[] not null,
      lead_workdays smallint not null check (lead_workdays between 1 and 60),
      window_workdays smallint not null check (window_workdays between 1 and 30)
    )`
  yield* sql`create index delivery_area_dealer on delivery_area (dealer_id)`
  yield* sql`
    create table price_row (
      area_id integer not null references delivery_area,
      product_id smallint not null,
      certification_id smallint not null,
      from_amount integer not null check (from_amount >= 0),
      valid_from date not null,
      -- gross cents per price unit (1 000 kg, 100 l, one pallet), delivery included
      unit_price integer not null check (unit_price > 0),
      primary key (area_id, product_id, certification_id, from_amount, valid_from)
    )`
  yield* sql`
    create table dealer_fee (
      dealer_id integer not null references dealer,
      product_group_id smallint not null,
      fee_key text not null,
      -- the option that causes the fee; 0 when none does
      option_id integer not null default 0,
      basis text not null check (basis in ('order', 'station', 'unit')),
      -- gross cents per order, per station or per price unit
      amount integer not null check (amount >= 0),
      primary key (dealer_id, product_group_id, fee_key, option_id)
    )`
  yield* sql`
    create table review (
      id integer primary key,
      dealer_id integer not null references dealer,
      stars smallint not null check (stars between 1 and 5),
      body text not null,
      verified_purchase boolean not null,
      created_at timestamptz not null
    )`
  yield* sql`create index review_dealer on review (dealer_id)`
  yield* sql`
    create table vat_rate (
      country_id smallint not null,
      product_group_id smallint not null,
      -- tenths of a per cent: 81 is 8.1 %
      rate_tenths smallint not null,
      valid_from date not null,
      primary key (country_id, product_group_id, valid_from)
    )`
  yield* sql`
    create table price_day (
      country_id smallint not null,
      -- '' is the country itself
      region_code text not null default '',
      product_id smallint not null,
      day date not null,
      -- gross cents per price unit at the product's comparison amount
      price integer not null check (price > 0),
      demand smallint not null,
      primary key (country_id, region_code, product_id, day)
    )`
  yield* sql`
    create table price_list_version (
      country_id smallint not null,
      product_group_id smallint not null,
      version bigint not null default 1,
      changed_at timestamptz not null default now(),
      primary key (country_id, product_group_id)
    )`
})
