import type { DeskHits } from "../../domain/desk-search/desk-hits.ts"
import { deskSearchFind } from "../client/dealer-routes.gen.ts"
import { heardValue, isSignedOut } from "../client/no-answer.ts"
import { callQuestion } from "./question.ts"

/** What the server says of a search; where it says nothing the question fails. */
export type DeskSearchAnswer =
  | { readonly kind: "found"; readonly hits: DeskHits }
  /** More searches than a user can type. */
  | { readonly kind: "tooMany" }
  /** The sign-in has ended, or the right is gone. */
  | { readonly kind: "signedOut" }

/** The one search of the desk; answers go with the field, since they are people's data. */
export const deskSearch = (search: string) => ({
  ...callQuestion(deskSearchFind, { payload: { search } }, (answer): DeskSearchAnswer => {
    if (isSignedOut(answer)) return { kind: "signedOut" }
    if (answer.type === "refused" && answer.status === 429) return { kind: "tooMany" }
    return { kind: "found", hits: heardValue(answer) }
  }),
  isFresh: true as const
})
