import { cacheShow } from "../client/account-routes.gen.ts"
import type { MemoriesQuery } from "../desk/memories-query.ts"
import { callQuestion } from "./question.ts"

/** Current cache entries of all server processes. */
export const memories = ({ art, suche }: MemoriesQuery) => ({
  ...callQuestion(cacheShow, {
    query: { ...(art !== undefined && { kind: art }), ...(suche !== undefined && { search: suche }) }
  }),
  isFresh: true as const
})
