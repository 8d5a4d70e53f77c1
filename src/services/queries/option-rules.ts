import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { optionRulesList, optionRulesShow } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Every country and product group, with what the shop has set there. */
export const allRules = {
  ...callQuestion(optionRulesList, {}),
  isSeenAgain: true as const
}

/** One of them, whole. */
export const rulesOf = ({ countryId, productGroupId }: RulesKey) => ({
  ...callQuestion(optionRulesShow, { params: { countryId, productGroupId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
