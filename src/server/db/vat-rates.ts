import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SqlSchema } from "effect/sql"
import { countryIds } from "../../domain/place/country.ts"
import { vatClasses } from "../../domain/product/group-facts.ts"

const row = Schema.Struct({
  countryId: Schema.Literals(countryIds),
  vatClass: Schema.Literals(vatClasses),
  productGroupId: Schema.Int,
  rateTenths: Schema.Int,
  validFrom: Schema.String,
  setBy: Schema.Literals(["law", "operator"])
})

/** Reads the VAT rates of a country, the only source for offers and bills. */
export const vatRatesIn = Effect.fnUntraced(function* (countryId: (typeof countryIds)[number]) {
  const sql = yield* SqlClient
  const find = SqlSchema.findAll({
    Request: row.fields.countryId,
    Result: row,
    execute: (id) => sql`
      select country_id as "countryId", vat_class as "vatClass", product_group_id as "productGroupId",
        rate_tenths as "rateTenths", valid_from::text as "validFrom", set_by as "setBy"
      from vat_class_rate where country_id = ${id}`
  })
  return yield* Effect.catchTag(find(countryId), "SchemaError", Effect.die)
})
