import {
  priceListsFormer,
  priceListsHistory,
  priceListsKeys,
  priceListsShow
} from "../client/price-list-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** The prices of a dealer that are in force; `dealerId` 0 stands for the dealer of the signed-in account. */
export const priceListOf = (dealerId: number) => ({
  ...callQuestion(priceListsShow, { params: { dealerId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})

/** The price lists of a dealer, the newest first. */
export const priceListHistory = (dealerId: number) =>
  callQuestion(priceListsHistory, { params: { dealerId } })

/** One former price list with its changes. */
export const formerPriceList = (dealerId: number, listId: number) =>
  callQuestion(priceListsFormer, { params: { dealerId, listId } })

/** The API keys of a dealer's programs. */
export const priceListKeys = (dealerId: number) => callQuestion(priceListsKeys, { params: { dealerId } })
