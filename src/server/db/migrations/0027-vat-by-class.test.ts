import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../../domain/place/country.ts"
import { dayOfIso } from "../../../domain/price/local-day.ts"
import { vatRatesOf } from "../../../domain/price/vat.ts"
import { vatClassOf } from "../../../domain/price/vat-class.ts"
import { productGroups } from "../../../domain/product/product-group.ts"
import { putLawfulRates } from "../put-lawful-rates.ts"
import { TestDatabase } from "../testing.ts"
import { vatRatesIn } from "../vat-rates.ts"
import vatByClass from "./0027-vat-by-class.ts"

const days = [
  "2006-12-31",
  "2015-12-31",
  "2017-12-31",
  "2019-06-01",
  "2020-06-30",
  "2020-07-01",
  "2020-12-31"
].concat(["2021-01-01", "2023-12-31", "2024-01-01", "2026-06-30", "2026-07-01", "2026-11-23", "2030-01-01"])

/** Returns the VAT rates that a shop applies to all goods in all countries on each day of `days`. */
const rates = Effect.gen(function* () {
  const found: Record<string, number | undefined> = {}
  for (const countryId of countryIds) {
    const table = yield* vatRatesIn(countryId)
    // the product groups that existed at the time of this migration
    for (const { id: productGroupId } of productGroups.filter(({ id }) => id <= 10)) {
      const goods = { countryId, productGroupId }
      const of = vatRatesOf(table, { ...goods, vatClass: vatClassOf(goods) })
      for (const day of days) found[`${countryId}/${productGroupId} ${day}`] = of(dayOfIso(day) ?? 0)
    }
  }
  return found
})

/**
 * Returns the same rates, read from `vat_rate`, which earlier releases read: a table at first, and a view after the
 * migration.
 */
const formerRates = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly rate: number | null }>`
    select c || '/' || g || ' ' || d as key, (select rate_tenths from vat_rate r
      where r.country_id = c and r.product_group_id = g and r.valid_from <= d::date order by valid_from desc limit 1) as rate
    from generate_series(1, 3) c, generate_series(1, 10) g, unnest(${days}::text[]) d`
  return Object.fromEntries(rows.map(({ key, rate }) => [key, rate ?? undefined]))
})

/** Restores the database to the state in which the previous release left it, with the data that it had loaded. */
const asBefore = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`drop table vat_class_rate`
  yield* sql`drop function vat_class_rate_changed, vat_class_rate_own`
  yield* sql`
    create table vat_rate (country_id smallint not null, product_group_id smallint not null,
      rate_tenths smallint not null, valid_from date not null, primary key (country_id, product_group_id, valid_from))`
  yield* sql`
    insert into vat_rate
    select c, g, case when g in (1, 2, 5) then liquid else wood end, since
    from (values (1, '2007-01-01'::date, 190, 70), (1, '2020-07-01', 160, 50), (1, '2021-01-01', 190, 70),
      (2, '2016-01-01', 200, 130), (3, '2018-01-01', 77, 77), (3, '2024-01-01', 81, 81)) law(c, since, liquid, wood),
      generate_series(1, 10) g`
})

layer(TestDatabase.layer)("a shop that was filled by an earlier version", (it) => {
  it.effect("keeps the rate of every day, and what its operator had changed, and gets a law's changes", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      // removes the rows of later migrations, which start after the last rates of this migration
      yield* sql`delete from vat_class_rate where valid_from > '2024-01-01'`
      const fresh = yield* rates
      assert.strictEqual(fresh["1/3 2026-11-23"], 70)
      yield* asBefore
      assert.deepStrictEqual(yield* formerRates, fresh, "a new shop has the rates of an old one")
      // the operator's changes: another rate, a rate from a day on which no legal rate starts, a deleted change of
      // rate, and a group without any rate
      yield* sql`update vat_rate set rate_tenths = 60 where (country_id, product_group_id, valid_from) = (1, 3, '2021-01-01')`
      yield* sql`insert into vat_rate values (2, 1, 210, '2026-07-01'), (1, 7, 65, '2019-01-01'), (1, 7, 70, '2019-03-01')`
      yield* sql`delete from vat_rate where (country_id, product_group_id, valid_from) = (3, 4, '2024-01-01')`
      yield* sql`delete from vat_rate where (country_id, product_group_id) = (2, 8)`
      const before = yield* formerRates
      yield* vatByClass
      const after = yield* rates
      const filled = Object.keys(before).filter((key) => before[key] !== after[key])
      assert.deepStrictEqual(
        filled,
        days.slice(2).map((day) => `2/8 ${day}`),
        "only what had no rate at all has got one"
      )
      assert.deepStrictEqual(yield* formerRates, after, "copies of the version before read the same")
      const own = yield* sql<{ readonly text: string }>`
        select concat_ws(' ', country_id, vat_class, product_group_id, valid_from, rate_tenths) as text
        from vat_class_rate where set_by = 'operator' order by 1`
      assert.deepStrictEqual(
        own.map(({ text }) => text),
        [
          "1 burningWood 3 2021-01-01 60",
          "1 burningWood 7 2019-01-01 65",
          "1 burningWood 7 2019-03-01 70",
          "2 liquidFuel 1 2026-07-01 210",
          "3 burningWood 4 2024-01-01 77"
        ]
      )

      yield* sql`insert into price_list_version (country_id, product_group_id) values (1, 3), (2, 1)`
      // simulates a later release: the law has changed, and one of the legal rates in the table was wrong
      yield* putLawfulRates([
        [1, "burningWood", "2027-01-01", 50],
        [2, "liquidFuel", "2026-07-01", 205],
        [1, "burningWood", "2021-01-01", 75]
      ])
      const later = yield* rates
      const changed = Object.keys(after).filter((key) => after[key] !== later[key])
      const wood = [10, 3, 4, 6, 7, 8, 9]
      const expected = [
        // the operator's rate of the same day stays in force until the next change of the law
        ...wood
          .filter((group) => group !== 3)
          .flatMap((group) => days.slice(7).map((day) => [`1/${group} ${day}`, day < "2027" ? 75 : 50])),
        ["1/3 2030-01-01", 50],
        // the operator's rate for heating oil stays; diesel and AdBlue get the rate of the law
        ...[2, 5].flatMap((group) => days.slice(11).map((day) => [`2/${group} ${day}`, 205]))
      ]
      assert.deepStrictEqual(
        Object.fromEntries(changed.map((key) => [key, later[key]])),
        Object.fromEntries(expected)
      )
      // every price list has got a new version, so all cached price lists are loaded again
      assert.deepStrictEqual(yield* sql`select from price_list_version where version = 1`, [])

      const swiss = sql`
        select rate_tenths as rate, set_by as "setBy" from vat_class_rate
        where (country_id, vat_class, valid_from) = (3, 'liquidFuel', '2024-01-01') order by set_by`
      yield* sql`
        update vat_class_rate set rate_tenths = 80
        where (country_id, vat_class, valid_from) = (3, 'liquidFuel', '2024-01-01')`
      assert.deepStrictEqual(yield* swiss, [{ rate: 80, setBy: "operator" }])
      yield* putLawfulRates([[3, "liquidFuel", "2024-01-01", 82]])
      assert.lengthOf(yield* swiss, 2)
      assert.strictEqual((yield* rates)["3/1 2026-11-23"], 80)
    })
  )
})
