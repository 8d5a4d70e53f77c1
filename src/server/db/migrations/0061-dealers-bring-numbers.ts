import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The numbers by which dealers' files identify dealers, branches and delivery areas, so that a file can be imported
 * again (rule dealer.lists). Rows without such a number are identified by their id or by the next number of their
 * dealer.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table dealer add column external_number text`
  yield* sql`update dealer set external_number = id::text`
  yield* sql`
    create function dealer_external_number() returns trigger language plpgsql as $$
    begin
      new.external_number := coalesce(new.external_number, new.id::text);
      return new;
    end
    $$`
  yield* sql`
    create trigger dealer_external_number before insert on dealer
    for each row execute function dealer_external_number()`
  yield* sql`
    alter table dealer
      alter column external_number set not null,
      add constraint dealer_external_number unique (external_number)`
  for (const table of ["branch", "delivery_area"]) {
    const name = sql(`${table}_external_number`)
    yield* sql`alter table ${sql(table)} add column external_number text`
    yield* sql`
      update ${sql(table)} set external_number = numbered.place::text
      from (select id, row_number() over (partition by dealer_id order by id) as place from ${sql(table)}) numbered
      where numbered.id = ${sql(table)}.id`
    yield* sql`
      alter table ${sql(table)}
        alter column external_number set not null,
        add constraint ${name} unique (dealer_id, external_number)`
    yield* sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if new.external_number is null then
          select coalesce(max(external_number::int), 0) + 1 into new.external_number
          from ${sql(table)} where dealer_id = new.dealer_id and external_number ~ '^[0-9]{1,8}$';
        end if;
        return new;
      end
      $$`
    yield* sql`
      create trigger ${name} before insert on ${sql(table)}
      for each row execute function ${name}()`
  }
})
