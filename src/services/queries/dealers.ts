import { dealerDeskList, dealerDeskShow } from "../client/dealer-routes.gen.ts"
import { dealersCallOf, type DealersQuery } from "../desk/dealers-query.ts"
import { callQuestion } from "./question.ts"

/** Dealers as staff look for them. */
export const dealersOfDesk = (query: DealersQuery) =>
  callQuestion(dealerDeskList, { query: dealersCallOf(query) })

/** One of them, whole. */
export const dealerOfDesk = (dealerId: number) => ({
  ...callQuestion(dealerDeskShow, { params: { dealerId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
