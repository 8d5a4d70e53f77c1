import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { invalid } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { OptionRulesEffect } from "../ports/option-rules-effect.ts"
import { discardRules, requireSound, restoreRules, saveRules } from "./change-rules.ts"
import { publishRules } from "./publish-rules.ts"
import { findRules, listRules } from "./rules-rows.ts"

/** Calculates the offers under the given rules, which need not be saved. */
const preview = Effect.fnUntraced(function* (key: RulesKey, rules: OptionRules, asked: Calculation) {
  yield* requireSound(key, rules)
  const effect = yield* OptionRulesEffect
  const calculation = { ...asked, ...key }
  const problems = calculationRefusal(calculation, effect.configuration(key, rules), "Calculation.")
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  return yield* effect.preview(calculation, rules, new Date(yield* Clock.currentTimeMillis))
})

/** The API endpoints for the operator's rules about options (rule option.house-rules). */
export const optionRulesHandlers = HttpApiBuilder.group(ShopApi, "optionRules", (handlers) =>
  handlers.handleAll({
    list: () => orUnavailable(listRules),
    show: ({ params }) => orUnavailable(findRules(params)),
    save: ({ params, payload }) => orUnavailable(saveRules(params, payload.rowVersion, payload.rules)),
    preview: ({ params, payload }) => orUnavailable(preview(params, payload.rules, payload.calculation)),
    publish: ({ params, payload }) => orUnavailable(publishRules(params, payload.rowVersion, payload.reason)),
    restore: ({ params, payload }) => orUnavailable(restoreRules(params, payload.rowVersion, payload.number)),
    discard: ({ params, payload }) => orUnavailable(discardRules(params, payload.rowVersion))
  })
)
