import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { isSameFeedback } from "../../src/domain/cancellation/notes.ts"
import { cancellationNotesMachine } from "../../src/machines/cancellation-notes.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails, type Promises } from "../harness/explore.ts"

const comment = { id: 9, fkUserId: 1, userName: "Desk", text: "Hallo", createdAt: "2026-11-21T08:00:00.000Z" }
const late = { status: 1, reason: "deliveryTooLate", comment: "" } as const
const price = { status: 1, reason: "priceTooHigh", comment: "" } as const
const conflict = (version: number, feedback: object) =>
  done("saveFeedback", { kind: "conflict", current: { ...rowOf("a", { version }), feedback } })

const promises: Promises<typeof cancellationNotesMachine> = {
  "a text that was typed is never lost without a word": (snapshot) =>
    snapshot.hasTag("unsaved") ||
    (Object.values(snapshot.context.drafts).every((text) => text.trim() === "") &&
      isSameFeedback(snapshot.context.feedback, snapshot.context.row.feedback)),
  "both words stand side by side in a conflict, and nowhere else": (snapshot) =>
    snapshot.matches({ feedback: "conflict" }) === (snapshot.context.theirs !== null),
  "no answer breaks it": ({ status }) => status !== "error"
}

const inputs = [
  { row: rowOf("a"), keySeed: "panel" },
  { row: rowOf("a", { feedback: late }), keySeed: "panel" }
]

// comments and feedback are independent, so that each is tested separately
export const cancellationNotesWalk = walkOf(cancellationNotesMachine, {
  manner: "eachEdge",
  ways: {
    comments: {
      inputs,
      events: [
        { type: "comment.type", kind: "dealer", text: "Hallo" },
        { type: "comment.type", kind: "dealer", text: " " },
        { type: "comment.type", kind: "customer", text: "Guten Tag" },
        { type: "comment.send", kind: "dealer" },
        { type: "comment.send", kind: "customer" },
        { type: "row.arrived", row: rowOf("a", { version: 2 }) },
        { type: "row.arrived", row: rowOf("a", { version: 3, feedback: price }) },
        done("saveComment", { kind: "saved", comment }),
        done("saveComment", { kind: "refused" }),
        done("saveComment", { kind: "signedOut" }),
        fails("saveComment")
      ],
      sees: ({ value, context }) => [
        value,
        context.drafts,
        context.sending,
        Object.values(context.tried).map((each) => each?.text)
      ]
    },
    feedback: {
      inputs,
      events: [
        { type: "feedback.type", draft: { reason: "deliveryTooLate", comment: "" } },
        { type: "feedback.type", draft: { reason: null, comment: "spät" } },
        { type: "feedback.type", draft: { reason: null, comment: "" } },
        { type: "feedback.send" },
        { type: "conflict.keepMine" },
        { type: "conflict.takeTheirs" },
        { type: "row.arrived", row: rowOf("a", { version: 2 }) },
        { type: "row.arrived", row: rowOf("a", { version: 3, feedback: price }) },
        done("saveFeedback", { kind: "saved", version: 2 }),
        conflict(2, late),
        conflict(2, { status: 0, reason: null, comment: "" }),
        conflict(4, price),
        done("saveFeedback", { kind: "refused" }),
        done("saveFeedback", { kind: "signedOut" }),
        fails("saveFeedback")
      ],
      sees: ({ value, context: { feedback, sent, row, theirs } }) => [
        value,
        feedback,
        sent.reason,
        row.version,
        row.feedback,
        theirs?.version
      ]
    }
  },
  promises
})
