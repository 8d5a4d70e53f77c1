import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { optionRulesList, optionRulesShow } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** All countries and product groups with the shop's rules. */
export const allRules = {
  ...callQuestion(optionRulesList, {}),
  isSeenAgain: true as const
}

/** The rules of one country and product group. */
export const rulesOf = ({ countryId, productGroupId }: RulesKey) => ({
  ...callQuestion(optionRulesShow, { params: { countryId, productGroupId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
