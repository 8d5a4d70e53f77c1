import type { CancellationEvent } from "../../machines/cancellation.machine.ts"
import type { NotesEvent } from "../../machines/cancellation-notes.machine.ts"
import type { CancellationWishes } from "../../ui/support/cancellations/cancellations.wishes.ts"
import type { NotesWishes } from "../../ui/support/cancellations/notes/notes.wishes.ts"

/** Converts user actions on the page of cancellations to events of its machine. */
export const listWishes = (
  send: (event: CancellationEvent) => void
): Omit<CancellationWishes, "onOpen" | "onExport"> => ({
  onQuery: (query) => send({ type: "query.change", query }),
  onView: (view) => send({ type: "view.change", view }),
  onMark: (orderIds, change) => send({ type: "rows.mark", orderIds, change }),
  onMarkShown: (change) => send({ type: "rows.markShown", change }),
  onDecide: (orderId, type) => send({ type, orderId }),
  onUndo: () => send({ type: "marking.undo" }),
  onSave: () => send({ type: "list.save" }),
  onReread: () => send({ type: "list.reread" }),
  onRetry: () => send({ type: "list.retry" }),
  onAskSave: () => send({ type: "ask.save" }),
  onAskDiscard: () => send({ type: "ask.discard" }),
  onAskStay: () => send({ type: "ask.stay" })
})

/** Converts user actions in the panel of one row to events of its machine. */
export const notesWishes = (send: (event: NotesEvent) => void): Omit<NotesWishes, "onClose"> => ({
  onComment: (kind, text) => send({ type: "comment.type", kind, text }),
  onSendComment: (kind) => send({ type: "comment.send", kind }),
  onFeedback: (draft) => send({ type: "feedback.type", draft }),
  onSendFeedback: () => send({ type: "feedback.send" }),
  onKeepMine: () => send({ type: "conflict.keepMine" }),
  onTakeTheirs: () => send({ type: "conflict.takeTheirs" })
})
