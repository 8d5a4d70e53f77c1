import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The operator's rules about the options of a country and product group: one draft, and published versions, which never
 * change (rule option.house-rules). Servers notice a publication by the version of the price list, which is incremented
 * with each publication.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table option_rules (
      country_id smallint not null check (country_id in (1, 2, 3)),
      product_group_id smallint not null,
      -- rises with every change, also with those that leave no draft
      row_version integer not null default 1,
      -- null while there is none
      draft jsonb,
      changed_at timestamptz not null,
      -- kept when the account is gone, so no reference
      changed_by_id integer not null,
      changed_by text not null,
      primary key (country_id, product_group_id)
    )`
  yield* sql`
    create table option_rules_revision (
      country_id smallint not null,
      product_group_id smallint not null,
      number integer not null check (number > 0),
      rules jsonb not null,
      reason text not null check (reason <> '' and length(reason) <= 240),
      published_at timestamptz not null,
      published_by_id integer not null,
      published_by text not null,
      primary key (country_id, product_group_id, number),
      foreign key (country_id, product_group_id) references option_rules
    )`
  yield* sql`
    create function option_rules_revision_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'published option rules are never changed';
    end
    $$`
  yield* sql`
    create trigger option_rules_revision_stays before update or delete on option_rules_revision
    for each row execute function option_rules_revision_stays()`
})
