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
 * A comment on top of its list (rule cancellation.comments); one that is there already, as after a reload, is not added
 * twice.
 */
export const withComment = (comments: Comments, comment: CancellationComment): Comments =>
  comments.some(({ id }) => id === comment.id) ? comments : [comment, ...comments]

/** A list as the server has it now, with what was written here and is not in it yet; newest first. */
export const withKnown = (arrived: Comments, known: Comments): Comments => [
  ...known.filter(({ id }) => !arrived.some((comment) => comment.id === id)),
  ...arrived
]

/** Why a comment cannot be sent; the text is sent without the blanks around it. */
export const commentProblem = (text: string): "required" | "tooLong" | undefined => {
  const { length } = typedText(text)
  return length === 0 ? "required" : length > longestComment ? "tooLong" : undefined
}

/** Why an order did not come about, before it is sent. */
export interface FeedbackDraft {
  readonly reason: FeedbackReason | null
  readonly comment: string
}

export type FeedbackProblem = "reasonRequired" | "commentTooLong"

/** Why feedback cannot be sent: a reason is always asked for, words of one's own are not. */
export const feedbackProblem = ({ reason, comment }: FeedbackDraft): FeedbackProblem | undefined =>
  reason === null
    ? "reasonRequired"
    : typedText(comment).length > longestComment
      ? "commentTooLong"
      : undefined

/** Feedback that was given (rule cancellation.feedback: its status is 1). */
export const givenFeedback = ({ reason, comment }: FeedbackDraft): CancellationFeedback => ({
  status: 1,
  reason,
  comment: typedText(comment)
})

export const isSameFeedback = (one: FeedbackDraft, other: FeedbackDraft): boolean =>
  one.reason === other.reason && typedText(one.comment) === typedText(other.comment)

/** A comment being sent: it is not known yet whether it has arrived, and the same is sent again under its key. */
export interface TriedComment {
  readonly text: string
  readonly key: string
}

/** What was typed in the panel of a row and is not saved yet. */
export interface TypedNotes {
  readonly orderId: string
  /** Version of the row that it was typed over, and what its feedback was then. */
  readonly version: number
  readonly given: FeedbackDraft
  readonly feedback: FeedbackDraft
  readonly drafts: Readonly<Record<CommentKind, string>>
  readonly tried: Readonly<Record<CommentKind, TriedComment | null>>
}
