import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for a dealer's page, the dealer's daily prices of pellets, and notifications to every server, because a paused
 * or ended dealer has no offers (rule dealer.states).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table dealer
      add column state text not null default 'active' check (state in ('active', 'paused', 'ended')),
      -- the first day of the dealer in the shop; the row itself may be younger, e.g. after a move of the data
      add column joined_on date not null default current_date,
      -- the register with its number, as an imprint says it: "Amtsgericht München, HRB 12345"
      add column register text,
      add column represented_by text,
      add column vat_id text,
      -- [{"day": 1, "from": "07:30", "to": "17:00"}], Monday is 1; empty where unknown
      add column opening_hours jsonb not null default '[]'`
  yield* sql`update dealer set joined_on = created_at::date`
  yield* sql`create index branch_dealer on branch (dealer_id)`
  yield* sql`
    create table dealer_price_day (
      dealer_id integer not null references dealer,
      product_id smallint not null,
      day date not null,
      -- gross cents per price unit at the comparison amount, the mean of the delivery areas of the dealer
      price integer not null check (price > 0),
      primary key (dealer_id, product_id, day)
    )`
  yield* sql`
    create function dealers_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('dealers', '');
      return null;
    end
    $$`
  for (const table of ["dealer", "branch", "delivery_area"])
    yield* sql`
      create trigger dealers_notice after insert or update or delete or truncate on ${sql(table)}
      for each statement execute function dealers_notice()`
  // servers read the dealer's areas and offers again; the versions of the price lists stay unchanged, because no price
  // has changed
  yield* sql`
    create function dealer_state_notice() returns trigger language plpgsql as $$
    begin
      perform pg_notify('places', '');
      perform pg_notify('price_list', v.country_id || ':' || v.product_group_id)
        from price_list_version v where v.country_id = new.country_id;
      return null;
    end
    $$`
  yield* sql`
    create trigger dealer_state_notice after update of state on dealer
    for each row when (old.state is distinct from new.state) execute function dealer_state_notice()`
})
