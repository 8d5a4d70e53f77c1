import { promptDeskList, promptDeskShow } from "../client/dealer-routes.gen.ts"
import { type PromptsQuery, promptsCallOf } from "../desk/prompts-query.ts"
import { callQuestion } from "./question.ts"

/** List of the desk's short notices. */
export const promptsPage = (query: PromptsQuery) => ({
  ...callQuestion(promptDeskList, { query: promptsCallOf(query) }),
  isSeenAgain: true as const
})

export const promptById = (id: string) => ({
  ...callQuestion(promptDeskShow, { params: { id } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
