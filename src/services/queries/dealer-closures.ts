import { dealerClosuresList } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Upcoming days without delivery of a dealer; `dealerId` 0 stands for the dealer of the signed-in account. */
export const closuresOf = (dealerId: number) => ({
  ...callQuestion(dealerClosuresList, { params: { dealerId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
