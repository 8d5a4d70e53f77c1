import { searchDeskMisses } from "../client/dealer-routes.gen.ts"
import type { SearchesQuery } from "../desk/searches-query.ts"
import { callQuestion } from "./question.ts"

/** Searches without results. */
export const searchesInVain = ({ seite }: SearchesQuery) =>
  callQuestion(searchDeskMisses, { query: seite === undefined ? {} : { page: seite } })
