import { mediaList } from "../client/dealer-routes.gen.ts"
import { type MediaQuery, mediaCallOf } from "../desk/media-query.ts"
import { callQuestion } from "./question.ts"

/** List of the editors' pictures. */
export const mediaPage = (query: MediaQuery) => ({
  ...callQuestion(mediaList, { query: mediaCallOf(query) }),
  isSeenAgain: true as const
})
