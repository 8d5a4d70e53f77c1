import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { VatClass } from "../../domain/product/group-facts.ts"

/** A rate that the law sets for a class of goods from a day on; tenths of a per cent. */
export type LawfulRate = readonly [
  countryId: CountryId,
  vatClass: VatClass,
  validFrom: string,
  rateTenths: number
]

/**
 * What the law had set when migration 0027 was written. Wood to be burnt has the reduced rate in Germany (Anlage 2 Nr. 48
 * UStG) and Austria (all of heading 4401, 13 % since 2016), not in Switzerland; other wood is fully taxed in Germany; the
 * second half of 2020 had lowered rates in Germany.
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

/**
 * Writes what the law sets; a rate of the same day that an operator has set goes on counting. For migrations: a law that
 * changes is a new one of them with the new rows, so that shops that run get them too.
 */
export const putLawfulRates = Effect.fnUntraced(function* (rates: ReadonlyArray<LawfulRate>) {
  const sql = yield* SqlClient
  const rows = rates.map(([countryId, vatClass, validFrom, rateTenths]) => ({
    country_id: countryId,
    vat_class: vatClass,
    product_group_id: 0,
    valid_from: validFrom,
    rate_tenths: rateTenths,
    set_by: "law"
  }))
  const json = JSON.stringify(rows)
  // no update: who updates a row of the law by hand makes it his own
  yield* sql`
    delete from vat_class_rate r using json_populate_recordset(null::vat_class_rate, ${json}::json) n
    where (r.country_id, r.vat_class, r.product_group_id, r.valid_from, r.set_by) =
      (n.country_id, n.vat_class, n.product_group_id, n.valid_from, n.set_by)`
  yield* sql`
    insert into vat_class_rate select * from json_populate_recordset(null::vat_class_rate, ${json}::json)`
})
