import { lengthProblems, requiredProblems } from "../../domain/editing/form-rules.ts"
import { textField } from "../../domain/editing/record-edit.ts"
import type { DealerReview, ReviewDecision } from "../../domain/review/desk-review.ts"
import { longestAnswer } from "../../domain/review/review.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import {
  reviewDeskAnswer,
  reviewDeskKeep,
  reviewDeskRestore,
  reviewDeskTakeDown
} from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

/**
 * Form for a dealer's answer to a review; if another user has saved an answer in the meantime, it is shown beside the
 * user's own text.
 */
export const answerForm = recordForm({
  names: ["answer"],
  recordOf: ({ answerWrites, reply }: DealerReview) => ({
    rowVersion: answerWrites,
    fields: { answer: reply?.text ?? "" }
  }),
  rules: (fields) => [
    ...requiredProblems(fields, "answer"),
    ...lengthProblems(fields, { answer: longestAnswer })
  ],
  save: (client, { id }, { rowVersion, fields }, signal) =>
    client.call(
      reviewDeskAnswer,
      { params: { reviewId: id }, payload: { seen: rowVersion, text: textField(fields, "answer") } },
      { signal }
    ),
  theirs: (failure) =>
    "review" in failure && failure.code === "VersionConflict" ? failure.review : undefined
})

/** Saves the staff's decision on a review, unless the review has changed since this version was read. */
export const decideOnReview = async (
  client: Client,
  decision: ReviewDecision,
  { id, version }: { readonly id: number; readonly version: number },
  reason: string
): Promise<ActOutcome> => {
  const params = { reviewId: id }
  switch (decision) {
    case "keep":
      return outcomeOf(await client.call(reviewDeskKeep, { params, payload: { version } }))
    case "restore":
      return outcomeOf(await client.call(reviewDeskRestore, { params, payload: { version } }))
    case "takeDown":
      return outcomeOf(await client.call(reviewDeskTakeDown, { params, payload: { version, reason } }))
  }
}
