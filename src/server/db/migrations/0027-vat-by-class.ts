import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type LawfulRate, putLawfulRates } from "../put-lawful-rates.ts"

/**
 * The legal rates at the time of this migration; each later change of the law is a separate migration. Wood for burning
 * has the reduced rate in Germany (Anlage 2 Nr. 48 UStG) and in Austria (all of heading 4401, 13 % since 2016), but not
 * in Switzerland. Other wood is taxed at the full rate in Germany. In the second half of 2020, Germany had lowered
 * rates.
 */
export const lawIn2026: ReadonlyArray<LawfulRate> = [
  [1, "burningWood", "2007-01-01", 70],
  [1, "burningWood", "2020-07-01", 50],
  [1, "burningWood", "2021-01-01", 70],
  [1, "otherWood", "2007-01-01", 190],
  [1, "otherWood", "2020-07-01", 160],
  [1, "otherWood", "2021-01-01", 190],
  [1, "liquidFuel", "2007-01-01", 190],
  [1, "liquidFuel", "2020-07-01", 160],
  [1, "liquidFuel", "2021-01-01", 190],
  [2, "burningWood", "2016-01-01", 130],
  [2, "otherWood", "2016-01-01", 130],
  [2, "liquidFuel", "2016-01-01", 200],
  ...(["burningWood", "otherWood", "liquidFuel"] as const).flatMap((vatClass): ReadonlyArray<LawfulRate> => [
    [3, vatClass, "2018-01-01", 77],
    [3, vatClass, "2024-01-01", 81]
  ])
]

const classOf = (groupId: string) =>
  `case when ${groupId} in (1, 2, 5) then 'liquidFuel' else 'burningWood' end`

/**
 * Copies the rates of the former table that differ from the legal rates, so that every day keeps its rate: rows with
 * another rate, rows on days on which no legal rate starts, and, on days whose legal rate had been deleted, the rate
 * that applied then. A group without any rate gets no row of its own.
 */
const ownRates = `
  with former as (
    select *, ${classOf("product_group_id")} as vat_class from vat_rate
  ), days as (
    select country_id, product_group_id, vat_class, valid_from from former
    union
    select f.country_id, f.product_group_id, f.vat_class, l.valid_from
    from former f join vat_class_rate l using (country_id, vat_class)
  ), compared as (
    select d.*,
      (select rate_tenths from former f where f.country_id = d.country_id and f.product_group_id = d.product_group_id
        and f.valid_from <= d.valid_from order by f.valid_from desc limit 1) as former,
      (select rate_tenths from vat_class_rate l where l.country_id = d.country_id and l.vat_class = d.vat_class
        and l.valid_from = d.valid_from) as lawful
    from days d
  )
  insert into vat_class_rate (country_id, vat_class, product_group_id, valid_from, rate_tenths)
  select country_id, vat_class, product_group_id, valid_from, former from compared
  where former is not null and former is distinct from lawful`

/**
 * VAT rates by class of goods and start date, read by offers and bills. Legal rates and the operator's rates are stored
 * side by side; changes that an operator made in the former table, which was by group, are kept.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = (text: string) => sql`${sql.literal(text)}`
  yield* run(`
    create table vat_class_rate (
      country_id smallint not null,
      vat_class text not null check (vat_class in ('burningWood', 'otherWood', 'liquidFuel')),
      -- the one group of the class that the rate is for; 0 for all of it
      product_group_id smallint not null default 0 check (product_group_id between 0 and 10),
      valid_from date not null,
      -- tenths of a per cent: 81 is 8.1 %
      rate_tenths smallint not null check (rate_tenths between 0 and 999),
      -- of the same day the operator's counts
      set_by text not null default 'operator' check (set_by in ('law', 'operator')),
      primary key (country_id, vat_class, product_group_id, valid_from, set_by)
    )`)
  yield* putLawfulRates(lawIn2026)
  yield* run(ownRates)
  yield* run("drop table vat_rate")
  // servers of the earlier release still read this view until they are gone
  yield* run(`
    create view vat_rate as
    select distinct on (country_id, g.id, valid_from) country_id, g.id::smallint as product_group_id, rate_tenths,
      valid_from
    from vat_class_rate r join generate_series(1, 10) g(id)
      on r.product_group_id in (0, g.id) and r.vat_class = ${classOf("g.id")}
    order by country_id, g.id, valid_from, (set_by = 'operator') desc, r.product_group_id desc`)
  // rows that an operator changes become the operator's rows, even if they were legal rates
  yield* run(`
    create function vat_class_rate_own() returns trigger language plpgsql as $$
    begin
      new.set_by := 'operator';
      return new;
    end $$`)
  yield* run(`
    create trigger vat_class_rate_own before update on vat_class_rate
    for each row execute function vat_class_rate_own()`)
  // server processes reload the cached price lists when the rates change
  yield* run(`
    create function vat_class_rate_changed() returns trigger language plpgsql as $$
    begin
      update price_list_version set version = version + 1, changed_at = now();
      return null;
    end $$`)
  yield* run(`
    create trigger vat_class_rate_changed after insert or update or delete or truncate on vat_class_rate
    for each statement execute function vat_class_rate_changed()`)
})
