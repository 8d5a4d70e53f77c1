import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestRulesReason } from "../domain/options/rules/option-rules.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { countryIdText, integer, productGroupIdText, text } from "./primitives.ts"
import { calculation } from "./schemas/calculation.schema.ts"
import { offerList } from "./schemas/offer.schema.ts"
import { optionRules, rulesRow, rulesSheet } from "./schemas/option-rules.schema.ts"
import { wire } from "./wire.ts"

/** Rows have `integer` versions; 0 means that the row has not been edited yet. */
const rowVersion = integer(0, 2_147_483_647)

const ofGroup = { params: { countryId: countryIdText, productGroupId: productGroupIdText } }

/** Another user saved first: the response contains all current rules. */
const RulesConflict = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem),
  sheet: rulesSheet
}).pipe(HttpApiSchema.status(409))

const changed = { success: rulesSheet, error: [Invalid, NotFound, RulesConflict, Unavailable] } as const

/** API calls for the shop's rules about order options (rule option.house-rules). */
export class OptionRulesApi extends HttpApiGroup.make("optionRules")
  .add(
    HttpApiEndpoint.get("list", "/", {
      success: wire({ items: Schema.Array(rulesRow), total: Schema.Int }),
      error: Unavailable
    }),
    HttpApiEndpoint.get("show", "/:countryId/:productGroupId", {
      ...ofGroup,
      success: rulesSheet,
      error: [NotFound, Unavailable]
    }),
    HttpApiEndpoint.post("save", "/:countryId/:productGroupId", {
      ...ofGroup,
      payload: wire({ rowVersion, rules: optionRules }),
      ...changed
    }),
    // returns the offers for a request under the rules in the payload; nothing is stored
    HttpApiEndpoint.post("preview", "/:countryId/:productGroupId/vorschau", {
      ...ofGroup,
      payload: wire({ rules: optionRules, calculation }),
      success: offerList,
      error: [Invalid, NotFound, Unavailable]
    }),
    HttpApiEndpoint.post("publish", "/:countryId/:productGroupId/veroeffentlichen", {
      ...ofGroup,
      payload: wire({ rowVersion, reason: text(longestRulesReason) }),
      ...changed
    }),
    // `number` 0 restores the rules of the catalogue
    HttpApiEndpoint.post("restore", "/:countryId/:productGroupId/wiederherstellen", {
      ...ofGroup,
      payload: wire({ rowVersion, number: integer(0, 2_147_483_647) }),
      ...changed
    }),
    HttpApiEndpoint.post("discard", "/:countryId/:productGroupId/verwerfen", {
      ...ofGroup,
      payload: wire({ rowVersion }),
      ...changed
    })
  )
  .prefix("/api/support/parameter-requirement") {}
