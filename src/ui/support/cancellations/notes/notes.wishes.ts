import type { CommentKind } from "../../../../domain/cancellation/cancellation.ts"
import type { FeedbackDraft } from "../../../../domain/cancellation/notes.ts"

/** User actions in the panel of a cancelled order. */
export interface NotesWishes {
  readonly onComment: (kind: CommentKind, text: string) => void
  readonly onSendComment: (kind: CommentKind) => void
  readonly onFeedback: (draft: FeedbackDraft) => void
  readonly onSendFeedback: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}
