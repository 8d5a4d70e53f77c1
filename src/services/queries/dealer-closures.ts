import { dealerClosuresList } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Days without delivery of a dealer that still come; 0 is the dealer whom the account works for. */
export const closuresOf = (dealerId: number) => ({
  ...callQuestion(dealerClosuresList, { params: { dealerId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
