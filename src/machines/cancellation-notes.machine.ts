import { commentState } from "./cancellation-notes/comment.state.ts"
import { feedbackState } from "./cancellation-notes/feedback.state.ts"
import { notesSetup } from "./cancellation-notes/setup.ts"

export type {
  CancellationNotes,
  CommentAnswer,
  CommentToSave,
  FeedbackAnswer,
  FeedbackToSave,
  NotesEvent,
  NotesInput
} from "./cancellation-notes/setup.ts"

/**
 * The panel of one cancelled order: the comments that record statements of customer and dealer, and the dealer's
 * feedback (rules cancellation.comments and cancellation.feedback).
 */
export const cancellationNotesMachine = notesSetup.createMachine({
  id: "cancellationNotes",
  context: ({ input }) => {
    const { reason, comment } = input.row.feedback
    return {
      tried: { customer: null, dealer: null },
      ...input,
      drafts: { customer: "", dealer: "" },
      sending: "dealer",
      keys: 0,
      feedback: { reason, comment },
      sent: { reason, comment },
      theirs: null
    }
  },
  type: "parallel",
  states: { comments: commentState, feedback: feedbackState }
})
