import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for a dealer's start page (rule dealer.home): the number of requested offers by postal code and by dealer,
 * without data about visitors, and the time since which a dealer's prices are unchanged; prices that stay unchanged for
 * too long are suspended (rule price-list.age, decision 088). The age of existing lists counts from the day of this
 * migration, so that no reminder is sent for the time before it.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table offer_call (
      country_id smallint not null,
      -- compared by its signs, so that the codes of a beginning stand together
      zip_code text collate "C" not null,
      day date not null,
      product_group_id smallint not null,
      calls integer not null,
      primary key (country_id, zip_code, day, product_group_id)
    )`
  yield* sql`
    create table dealer_call (
      dealer_id integer not null references dealer,
      day date not null,
      calls integer not null,
      primary key (dealer_id, day)
    )`
  yield* sql`
    create table price_list_age (
      dealer_id integer primary key references dealer,
      -- when the list came into force, or when the dealer said last that it still holds
      held_at timestamptz not null,
      -- which mails about its age were sent: 0 none, 1 and 2 the reminders, 3 that the offers rest
      told_stage smallint not null default 0 check (told_stage between 0 and 3)
    )`
  yield* sql`
    insert into price_list_age (dealer_id, held_at)
    select distinct a.dealer_id, now() from delivery_area a where exists (select from price_row p where p.area_id = a.id)`
  // separate from the state, which staff and imported files set
  yield* sql`alter table dealer add column rests_since timestamptz`
  yield* sql`
    create trigger dealer_rest_notice after update of rests_since on dealer
    for each row when (old.rests_since is distinct from new.rests_since) execute function dealer_state_notice()`
  yield* sql`
    create function prices_hold(dealer_number integer, since timestamptz) returns void language sql as $$
      insert into price_list_age (dealer_id, held_at) values (dealer_number, since)
      on conflict (dealer_id) do update set held_at = excluded.held_at, told_stage = 0;
      update dealer set rests_since = null, row_version = row_version + 1
      where id = dealer_number and rests_since is not null
    $$`
  // runs for every kind of publication: on the desk, by a dealer's program with a key, from files, or at a scheduled
  // time
  yield* sql`
    create function price_list_begins() returns trigger language plpgsql as $$
    begin
      perform prices_hold(new.dealer_id, new.begins_at);
      return null;
    end
    $$`
  yield* sql`
    create trigger price_list_begins after insert on price_list
    for each row when (new.state = 'published' and new.source <> 'before') execute function price_list_begins()`
  yield* sql`
    create trigger price_list_comes after update of state on price_list
    for each row when (new.state = 'published' and old.state <> 'published') execute function price_list_begins()`
})
