import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { VatClass } from "../../domain/product/group-facts.ts"

/** A legal rate, in tenths of a per cent, for a class of goods from a certain day on. */
export type LawfulRate = readonly [
  countryId: CountryId,
  vatClass: VatClass,
  validFrom: string,
  rateTenths: number
]

/**
 * Writes legal rates; a rate that an operator has set for the same day stays in force. For use in migrations: a change
 * of the law is a new migration with the new rows, so that existing shops get these rows too.
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
  // legal rates are replaced, not updated: an updated rate would count as changed by the operator
  yield* sql`
    delete from vat_class_rate r using json_populate_recordset(null::vat_class_rate, ${json}::json) n
    where (r.country_id, r.vat_class, r.product_group_id, r.valid_from, r.set_by) =
      (n.country_id, n.vat_class, n.product_group_id, n.valid_from, n.set_by)`
  yield* sql`
    insert into vat_class_rate select * from json_populate_recordset(null::vat_class_rate, ${json}::json)`
})
