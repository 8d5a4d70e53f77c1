import { operationsShow } from "../client/account-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Current operating state of the shop (rule desk.operations). */
export const runningShop = {
  ...callQuestion(operationsShow, {}),
  isFresh: true as const,
  isSeenAgain: true as const,
  askedEvery: 30_000
}
