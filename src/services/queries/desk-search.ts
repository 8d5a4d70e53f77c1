import type { DeskHits } from "../../domain/desk-search/desk-hits.ts"
import { deskSearchFind } from "../client/dealer-routes.gen.ts"
import { heardValue, isSignedOut } from "../client/no-answer.ts"
import { callQuestion } from "./question.ts"

/** The server's response to a search in the desk; if there is no response, the query fails. */
export type DeskSearchAnswer =
  | { readonly kind: "found"; readonly hits: DeskHits }
  /** The server responded with 429, because more searches were sent than a user can type. */
  | { readonly kind: "tooMany" }
  /** The session has ended, or the permission is missing. */
  | { readonly kind: "signedOut" }

/**
 * The search of the desk; its responses are removed from the cache together with the search field, since they contain
 * personal data.
 */
export const deskSearch = (search: string) => ({
  ...callQuestion(deskSearchFind, { payload: { search } }, (answer): DeskSearchAnswer => {
    if (isSignedOut(answer)) return { kind: "signedOut" }
    if (answer.type === "refused" && answer.status === 429) return { kind: "tooMany" }
    return { kind: "found", hits: heardValue(answer) }
  }),
  isFresh: true as const
})
