import {
  type CancellationComment,
  type CancellationFeedback,
  type CommentKind,
  type FeedbackReason,
  longestComment
} from "./cancellation.ts"
import { typedText } from "../typed-text.ts"

type Comments = ReadonlyArray<CancellationComment>

/**
 * Adds a comment to the top of the list to which it belongs (rule cancellation.comments), unless the list already
 * contains the comment, e.g. after a reload.
 */
export const withComment = (comments: Comments, comment: CancellationComment): Comments =>
  comments.some(({ id }) => id === comment.id) ? comments : [comment, ...comments]

/** Returns the server's list, preceded by those already known comments that the list does not contain yet. */
export const withKnown = (arrived: Comments, known: Comments): Comments => [
  ...known.filter(({ id }) => !arrived.some((comment) => comment.id === id)),
  ...arrived
]

/**
 * Returns the reason why a comment cannot be sent, if any; surrounding blanks do not count, since they are not sent.
 */
export const commentProblem = (text: string): "required" | "tooLong" | undefined => {
  const { length } = typedText(text)
  return length === 0 ? "required" : length > longestComment ? "tooLong" : undefined
}

/** Unsent feedback on why an order was not fulfilled. */
export interface FeedbackDraft {
  readonly reason: FeedbackReason | null
  readonly comment: string
}

export type FeedbackProblem = "reasonRequired" | "commentTooLong"

/** Returns the reason why feedback cannot be sent, if any: feedback requires a reason, but its comment is optional. */
export const feedbackProblem = ({ reason, comment }: FeedbackDraft): FeedbackProblem | undefined =>
  reason === null
    ? "reasonRequired"
    : typedText(comment).length > longestComment
      ? "commentTooLong"
      : undefined

/** Converts a feedback draft to submitted feedback with status 1 (rule cancellation.feedback). */
export const givenFeedback = ({ reason, comment }: FeedbackDraft): CancellationFeedback => ({
  status: 1,
  reason,
  comment: typedText(comment)
})

export const isSameFeedback = (one: FeedbackDraft, other: FeedbackDraft): boolean =>
  one.reason === other.reason && typedText(one.comment) === typedText(other.comment)

/**
 * A comment that is being sent; the server may already have received it. A retry sends the same text with the same
 * idempotency key.
 */
export interface TriedComment {
  readonly text: string
  readonly key: string
}

/** Unsaved input in the panel of a row. */
export interface TypedNotes {
  readonly orderId: string
  /** Version of the row when the user started typing; `given` is the feedback of the row at that time. */
  readonly version: number
  readonly given: FeedbackDraft
  readonly feedback: FeedbackDraft
  readonly drafts: Readonly<Record<CommentKind, string>>
  readonly tried: Readonly<Record<CommentKind, TriedComment | null>>
}
