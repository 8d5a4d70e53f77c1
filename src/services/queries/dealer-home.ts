import { dealerHomeOverview } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** What a dealer's first page tells; asked again when it is looked at again. */
export const dealerHome = { ...callQuestion(dealerHomeOverview, {}), isSeenAgain: true as const }
