import { Schema } from "effect"
import { optionGroupKeys } from "../../domain/options/configuration-data.ts"
import { optionRuleLengths } from "../../domain/options/rules/option-rules.ts"
import { instant, integer, list, text } from "../primitives.ts"
import { countryId, productGroupId } from "../primitives.ts"
import { wire } from "../wire.ts"

const optionId = integer(-9999, 9999)

/** The shop's rules for options; `checkRules` validates the content of these rules. */
export const optionRules = wire({
  groups: list(
    wire({
      key: Schema.Literals(optionGroupKeys),
      defaultId: optionId,
      isNeeded: Schema.Boolean,
      options: list(
        wire({
          id: optionId,
          isOffered: Schema.Boolean,
          // twice the allowed length: a name that is too long passes the schema, so that the check reports the error on
          // its field
          name: text(optionRuleLengths.name * 2),
          shortName: text(optionRuleLengths.shortName * 2),
          infoText: text(optionRuleLengths.infoText * 2),
          isUpselling: Schema.Boolean
        }),
        30
      )
    }),
    optionGroupKeys.length
  ),
  exclusions: list(wire({ one: optionId, other: optionId }), 200)
})

const row = {
  countryId,
  productGroupId,
  hasDraft: Schema.Boolean,
  number: Schema.Int,
  changedAt: Schema.NullOr(instant),
  changedBy: Schema.String
}

export const rulesRow = wire(row)

export const rulesSheet = wire({
  ...row,
  rowVersion: Schema.Int,
  draft: Schema.NullOr(optionRules),
  published: Schema.NullOr(optionRules),
  revisions: Schema.Array(
    wire({ number: Schema.Int, reason: Schema.String, publishedAt: instant, publishedBy: Schema.String })
  )
})
