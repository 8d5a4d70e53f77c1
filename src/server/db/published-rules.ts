import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { optionGroupKeys } from "../../domain/options/configuration-data.ts"

/** Schema of the option rules as they are stored in the database (rule option.house-rules). */
export const storedRules = Schema.Struct({
  groups: Schema.Array(
    Schema.Struct({
      key: Schema.Literals(optionGroupKeys),
      defaultId: Schema.Int,
      isNeeded: Schema.Boolean,
      options: Schema.Array(
        Schema.Struct({
          id: Schema.Int,
          isOffered: Schema.Boolean,
          name: Schema.String,
          shortName: Schema.String,
          infoText: Schema.String,
          isUpselling: Schema.Boolean
        })
      )
    })
  ),
  exclusions: Schema.Array(Schema.Struct({ one: Schema.Int, other: Schema.Int }))
})

const decode = Schema.decodeUnknownEffect(storedRules)

/** Decodes the rules of a row. */
export const rulesOfRow = (value: unknown) => Effect.orDie(decode(value))

/**
 * Returns the operator's most recently published rules about the options of a country and product group; `undefined` if
 * there are none.
 */
export const publishedRules = Effect.fnUntraced(function* (countryId: number, productGroupId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly rules: unknown }>`
    select rules from option_rules_revision
    where country_id = ${countryId} and product_group_id = ${productGroupId}
    order by number desc limit 1`
  return row === undefined ? undefined : yield* rulesOfRow(row.rules)
})
