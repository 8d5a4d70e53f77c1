import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Keeps delivery areas as they were before each change or removal, so that the prices of a missed night are calculated
 * from the areas of that night (rule price.day). A trigger writes the rows, so the desk, imports and earlier releases
 * need no code for it. Removing an area also removes its prices; a copy of the prices stays in the area's last former
 * row.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table former_area (
      -- the area, which may no longer exist
      id integer not null,
      dealer_id integer not null references dealer,
      branch_id integer not null,
      country_id smallint not null,
      zip_prefixes text[] not null,
      lead_workdays smallint not null,
      window_workdays smallint not null,
      -- the last moment at which the area was like this
      until timestamptz not null,
      -- of removed areas: product, certification, first amount, first day and unit price of each price step
      steps jsonb not null default '[]'
    )`
  yield* sql`create index former_area_dealer on former_area (dealer_id)`
  yield* sql`
    create function keep_former_area() returns trigger language plpgsql as $$
    begin
      insert into former_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays, until,
        steps)
      values (old.id, old.dealer_id, old.branch_id, old.country_id, old.zip_prefixes, old.lead_workdays,
        old.window_workdays, clock_timestamp(), case when tg_op = 'DELETE' then coalesce((
          select jsonb_agg(jsonb_build_array(product_id, certification_id, from_amount, valid_from, unit_price))
          from price_row where area_id = old.id), '[]') else '[]' end);
      if tg_op = 'DELETE' then
        delete from price_row where area_id = old.id;
        return old;
      end if;
      return new;
    end
    $$`
  yield* sql`
    create trigger keep_changed_area before update on delivery_area
    for each row when (
      (old.dealer_id, old.branch_id, old.country_id, old.zip_prefixes, old.lead_workdays, old.window_workdays)
      is distinct from (new.dealer_id, new.branch_id, new.country_id, new.zip_prefixes, new.lead_workdays,
        new.window_workdays))
    execute function keep_former_area()`
  yield* sql`
    create trigger keep_removed_area before delete on delivery_area
    for each row execute function keep_former_area()`
})
