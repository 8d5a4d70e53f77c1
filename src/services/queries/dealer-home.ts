import { dealerHomeOverview } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Data of a dealer's home page; requested again when the page becomes visible again. */
export const dealerHome = { ...callQuestion(dealerHomeOverview, {}), isSeenAgain: true as const }
