import { assign, setup } from "xstate"
import type {
  CancellationComment,
  CancellationFeedback,
  CancellationRow,
  CommentKind
} from "../../domain/cancellation/cancellation.ts"
import {
  commentProblem,
  type FeedbackDraft,
  feedbackProblem,
  givenFeedback,
  isSameFeedback,
  type TriedComment,
  type TypedNotes,
  withComment,
  withKnown
} from "../../domain/cancellation/notes.ts"
import { typedText } from "../../domain/typed-text.ts"
import { actionPort, port } from "../effect-port.ts"

/** A comment with its idempotency key: sending the same text again uses the same key. */
export interface CommentToSave extends TriedComment {
  readonly orderId: string
  readonly kind: CommentKind
}

export interface FeedbackToSave extends FeedbackDraft {
  readonly orderId: string
  readonly version: number
}

/** Result of sending a comment; if no response arrives, the port fails. */
export type CommentAnswer =
  | { readonly kind: "saved"; readonly comment: CancellationComment }
  | { readonly kind: "refused" }
  | { readonly kind: "signedOut" }

/** Result of saving feedback; if no response arrives, the port fails. */
export type FeedbackAnswer =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "conflict"; readonly current: CancellationRow }
  | { readonly kind: "refused" }
  | { readonly kind: "signedOut" }

export interface NotesInput {
  readonly row: CancellationRow
  /** Random prefix of this panel's idempotency keys. */
  readonly keySeed: string
  /** Comments that were sent on an earlier visit and got no response. */
  readonly tried?: TypedNotes["tried"]
}

export interface CancellationNotes extends NotesInput {
  readonly drafts: Readonly<Record<CommentKind, string>>
  /** The comments that were sent last and have got no response yet, by kind. */
  readonly tried: TypedNotes["tried"]
  /** The kind of comment that was sent or rejected last. */
  readonly sending: CommentKind
  readonly keys: number
  readonly feedback: FeedbackDraft
  /** The last sent feedback. */
  readonly sent: FeedbackDraft
  /** The row as currently stored on the server; only in a conflict. */
  readonly theirs: CancellationRow | null
}

export type NotesEvent =
  | { readonly type: "comment.type"; readonly kind: CommentKind; readonly text: string }
  | { readonly type: "comment.send"; readonly kind: CommentKind }
  | { readonly type: "feedback.type"; readonly draft: FeedbackDraft }
  | { readonly type: "feedback.send" }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }
  /** The list has a newer row, e.g. after its booking was saved. */
  | { readonly type: "row.arrived"; readonly row: CancellationRow }

const draftOf = ({ reason, comment }: CancellationFeedback): FeedbackDraft => ({ reason, comment })

const isTouched = ({ row, feedback }: CancellationNotes): boolean => !isSameFeedback(feedback, row.feedback)

/** Whether feedback was changed both here and elsewhere, to different values. */
const isClash = (notes: CancellationNotes, row: CancellationRow): boolean =>
  row.version > notes.row.version &&
  isTouched(notes) &&
  !isSameFeedback(row.feedback, notes.row.feedback) &&
  !isSameFeedback(row.feedback, notes.feedback)

/** Returns the comment that is being sent. */
export const commentOf = ({ row, tried, sending }: CancellationNotes): CommentToSave => {
  const comment = tried[sending]
  if (comment === null) throw new Error("No comment was made ready to be sent")
  return { orderId: row.orderId, kind: sending, text: comment.text, key: comment.key }
}

/**
 * Prepares a comment for sending: an unchanged text reuses its former idempotency key, a changed text gets a new key.
 */
const toSend = (notes: CancellationNotes, kind: CommentKind): Partial<CancellationNotes> => {
  const text = typedText(notes.drafts[kind])
  if (notes.tried[kind]?.text === text) return { sending: kind }
  const keys = notes.keys + 1
  const comment: TriedComment = { text, key: `${notes.keySeed}-${keys}` }
  return { keys, sending: kind, tried: { ...notes.tried, [kind]: comment } }
}

const commented = (notes: CancellationNotes, answer: CommentAnswer): Partial<CancellationNotes> => {
  if (answer.kind !== "saved") return {}
  const { kind, text } = commentOf(notes)
  const { row, drafts } = notes
  return {
    row:
      kind === "dealer"
        ? { ...row, dealerComments: withComment(row.dealerComments, answer.comment) }
        : { ...row, customerComments: withComment(row.customerComments, answer.comment) },
    // text that was typed during the request stays
    drafts: typedText(drafts[kind]) === text ? { ...drafts, [kind]: "" } : drafts,
    tried: { ...notes.tried, [kind]: null }
  }
}

const withComments = (row: CancellationRow, from: CancellationRow): CancellationRow => ({
  ...row,
  customerComments: withKnown(from.customerComments, row.customerComments),
  dealerComments: withKnown(from.dealerComments, row.dealerComments)
})

/** Returns the panel's data with the new row; unsaved feedback stays unchanged. */
const followed = (notes: CancellationNotes, row: CancellationRow): Partial<CancellationNotes> => ({
  row: withComments(row, notes.row),
  feedback: isTouched(notes) ? notes.feedback : draftOf(row.feedback)
})

/** Returns the row's version from a response that a guard has already accepted as saved. */
export const versionIn = (answer: FeedbackAnswer): number =>
  answer.kind === "saved" ? answer.version : answer.kind === "conflict" ? answer.current.version : 0

/** Returns the current row from a response that a guard has already accepted as a conflict. */
export const currentIn = (answer: FeedbackAnswer): CancellationRow => {
  if (answer.kind !== "conflict") throw new Error("Only a conflict brings the row")
  return answer.current
}

/** Returns the data of a saved comment for the list. */
export const commentIn = (notes: CancellationNotes, answer: CommentAnswer) => {
  if (answer.kind !== "saved") throw new Error("No comment was saved")
  const { orderId, kind } = commentOf(notes)
  return { orderId, kind, comment: answer.comment }
}

/** Returns the data of saved feedback for the list. */
export const feedbackIn = ({ row: { orderId }, sent }: CancellationNotes, answer: FeedbackAnswer) => ({
  orderId,
  version: versionIn(answer),
  feedback: givenFeedback(sent)
})

const newest = (one: CancellationRow, other: CancellationRow) => (one.version > other.version ? one : other)

export const notesSetup = setup({
  types: {
    input: {} as NotesInput,
    context: {} as CancellationNotes,
    events: {} as NotesEvent,
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    saveComment: port<CommentAnswer, CommentToSave>("saveComment"),
    saveFeedback: port<FeedbackAnswer, FeedbackToSave>("saveFeedback")
  },
  actions: {
    keepText: assign(
      ({ context }, { kind, text }: { readonly kind: CommentKind; readonly text: string }) => ({
        drafts: { ...context.drafts, [kind]: text }
      })
    ),
    makeComment: assign(({ context }, kind: CommentKind) => toSend(context, kind)),
    noteSending: assign((_, sending: CommentKind) => ({ sending })),
    keepComment: assign(({ context }, answer: CommentAnswer) => commented(context, answer)),
    forgetComment: assign(({ context: { tried, sending } }) => ({ tried: { ...tried, [sending]: null } })),
    keepComments: assign(({ context }, row: CancellationRow) => ({ row: withComments(context.row, row) })),
    keepFeedback: assign((_, feedback: FeedbackDraft) => ({ feedback })),
    keepRow: assign(({ context }, row: CancellationRow) => followed(context, row)),
    noteSent: assign(({ context: { feedback } }) => ({ sent: feedback })),
    keepGiven: assign(({ context: { row, sent } }, version: number) => ({
      row: { ...row, version: Math.max(version, row.version), feedback: givenFeedback(sent) }
    })),
    keepTheirs: assign(({ context }, row: CancellationRow) => ({
      theirs: newest(row, context.theirs ?? row)
    })),
    standOnTheirs: assign(({ context: { row, theirs } }) => ({
      row: withComments(theirs ?? row, row),
      theirs: null
    })),
    takeTheirs: assign(({ context: { row, theirs } }) => ({
      row: withComments(theirs ?? row, row),
      feedback: draftOf((theirs ?? row).feedback),
      theirs: null
    })),
    /** Adds the comment to its row in the list. */
    tellComment: actionPort<{
      readonly orderId: string
      readonly kind: CommentKind
      readonly comment: CancellationComment
    }>(),
    tellFeedback: actionPort<{
      readonly orderId: string
      readonly version: number
      readonly feedback: CancellationFeedback
    }>(),
    /** Passes the row, which has changed on the server, to the list. */
    tellRow: actionPort<CancellationRow>()
  },
  guards: {
    isCommentSound: ({ context }, kind: CommentKind) => commentProblem(context.drafts[kind]) === undefined,
    isTyped: ({ context: { drafts } }) =>
      typedText(drafts.customer) !== "" || typedText(drafts.dealer) !== "",
    isFeedbackSound: ({ context }) => feedbackProblem(context.feedback) === undefined,
    isTouched: ({ context }) => isTouched(context),
    isNews: ({ context }, row: CancellationRow) => row.version > context.row.version,
    isClash: ({ context }, row: CancellationRow) => isClash(context, row),
    isSaved: (_, answer: CommentAnswer | FeedbackAnswer) => answer.kind === "saved",
    isSignedOut: (_, answer: CommentAnswer | FeedbackAnswer) => answer.kind === "signedOut",
    isConflict: (_, answer: FeedbackAnswer) => answer.kind === "conflict",
    /** Whether the server has already stored the sent feedback although its response was lost. */
    isSaid: ({ context }, answer: FeedbackAnswer) =>
      answer.kind === "conflict" && isSameFeedback(answer.current.feedback, context.sent),
    /**
     * Whether the row has a new version, e.g. because its booking changed, while its feedback on the server is
     * unchanged and the user has not edited the sent feedback since.
     */
    isUnsaid: ({ context: { row, feedback, sent } }, answer: FeedbackAnswer) =>
      answer.kind === "conflict" &&
      answer.current.version > row.version &&
      isSameFeedback(answer.current.feedback, row.feedback) &&
      isSameFeedback(feedback, sent),
    /** Whether the row has a new version without a conflict. */
    isSettled: ({ context }, answer: FeedbackAnswer) =>
      answer.kind === "conflict" &&
      answer.current.version > context.row.version &&
      !isClash(context, answer.current)
  },
  delays: { longestAnswer: 20_000 }
})
