import { dealerDeskList, dealerDeskShow } from "../client/dealer-routes.gen.ts"
import { dealersCallOf, type DealersQuery } from "../desk/dealers-query.ts"
import { callQuestion } from "./question.ts"

/** Dealer list for staff. */
export const dealersOfDesk = (query: DealersQuery) =>
  callQuestion(dealerDeskList, { query: dealersCallOf(query) })

/** One dealer with all its data. */
export const dealerOfDesk = (dealerId: number) => ({
  ...callQuestion(dealerDeskShow, { params: { dealerId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
