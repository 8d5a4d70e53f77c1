import type { CancellationRow } from "../../src/domain/cancellation/cancellation.ts"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { cancellationNotesMachine, type NotesInput } from "../../src/machines/cancellation-notes.machine.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

/** Creates a comment as stored by the server. */
export const comment = (id: number) => ({
  id,
  fkUserId: 1,
  userName: "Desk",
  text: "Hallo",
  createdAt: "2026-11-21T08:00:00.000Z"
})
export const late = { status: 1, reason: "deliveryTooLate", comment: "" } as const
export const price = { status: 1, reason: "priceTooHigh", comment: "" } as const
const first = rowOf("a", { dealerComments: [comment(1)] })

/** Opens the panel of an order that already has a comment of the dealer. */
export const begin = (row: CancellationRow = first, kept: Pick<NotesInput, "tried"> = {}) => {
  const panel = stage(cancellationNotesMachine, { row, keySeed: "panel", ...kept }, [
    "tellComment",
    "tellFeedback",
    "tellRow"
  ])
  return {
    ...panel,
    comments: () => pathOf(panel.snapshot().value.comments),
    feedback: () => pathOf(panel.snapshot().value.feedback),
    type: (kind: "customer" | "dealer", text: string) => panel.send({ type: "comment.type", kind, text }),
    post: (kind: "customer" | "dealer") => panel.send({ type: "comment.send", kind }),
    choose: (reason: string | null, words = "") =>
      panel.send({ type: "feedback.type", draft: { reason, comment: words } }),
    give: () => panel.send({ type: "feedback.send" }),
    hears: (change: Partial<CancellationRow>) => panel.send({ type: "row.arrived", row: rowOf("a", change) }),
    kept: () => panel.snapshot().context,
    isUnsaved: () => panel.snapshot().hasTag("unsaved"),
    isBusy: () => panel.snapshot().hasTag("busy"),
    conflict: (version: number, feedback: object) =>
      panel.answer("saveFeedback", { kind: "conflict", current: { ...rowOf("a", { version }), feedback } })
  }
}
