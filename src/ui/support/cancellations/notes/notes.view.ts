import type { SnapshotFrom } from "xstate"
import type { CommentKind } from "../../../../domain/cancellation/cancellation.ts"
import type { cancellationNotesMachine } from "../../../../machines/cancellation-notes.machine.ts"

type Snapshot = SnapshotFrom<typeof cancellationNotesMachine>

export type NotesNotice =
  | "sending"
  | "sent"
  | "blocked"
  | "unreachable"
  | "refused"
  | "expired"
  | "conflict"
  | "none"

const failures = ["unreachable", "refused", "expired"] as const

/** Returns the notice on the comment sent last; "none" if that comment is of another kind. */
export const commentNotice = (snapshot: Snapshot, kind: CommentKind): NotesNotice => {
  if (snapshot.context.sending !== kind) return "none"
  if (
    snapshot.matches({ comments: { empty: "blocked" } }) ||
    snapshot.matches({ comments: { writing: "blocked" } })
  )
    return "blocked"
  if (snapshot.matches({ comments: "sending" })) return "sending"
  if (snapshot.matches({ comments: "sent" })) return "sent"
  return failures.find((failure) => snapshot.matches({ comments: { failed: failure } })) ?? "none"
}

/** Returns the notice on the feedback. */
export const feedbackNotice = (snapshot: Snapshot): NotesNotice =>
  (["sending", "blocked", "conflict"] as const).find((state) => snapshot.matches({ feedback: state })) ??
  (snapshot.matches({ feedback: { resting: "sent" } })
    ? "sent"
    : (failures.find((failure) => snapshot.matches({ feedback: { failed: failure } })) ?? "none"))

/**
 * Flag of a row whose panel contains unsaved text, even if the panel is closed: the text is not sent yet, or a decision
 * is required.
 */
export type NotesMark = "typed" | "failed"

/** Returns the flag of a row; `undefined` if nothing in the panel of the row is unsaved. */
export const notesMarkOf = (snapshot: Snapshot): NotesMark | undefined => {
  if (!snapshot.hasTag("unsaved")) return undefined
  const isFailed =
    snapshot.matches({ comments: "failed" }) ||
    snapshot.matches({ feedback: "failed" }) ||
    snapshot.matches({ feedback: "conflict" })
  return isFailed ? "failed" : "typed"
}
