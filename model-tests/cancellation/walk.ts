import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { wholeView } from "../../src/domain/cancellation/view.ts"
import { cancellationMachine } from "../../src/machines/cancellation.machine.ts"
import { otherQuery, query, reversal } from "../data/cancellations.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const openView = { ...wholeView, status: "open" } as const
const book = { field: "isBooked", isBooked: true } as const
const comment = { id: 9, fkUserId: 1, userName: "Desk", text: "x", createdAt: "2026-11-21T08:00:00.000Z" }
const answer = (saved: ReadonlyArray<object>, failed: ReadonlyArray<object>) =>
  done("saveCancellations", { kind: "answered", answer: { saved, failed } })

export const cancellationWalk = walkOf(cancellationMachine, {
  manner: "eachEdge",
  ways: {
    everywhere: {
      inputs: [{ query, view: wholeView, keySeed: "page" }],
      events: [
        { type: "query.change", query: otherQuery },
        { type: "view.change", view: wholeView },
        { type: "view.change", view: openView },
        { type: "list.retry" },
        { type: "list.reread" },
        { type: "rows.mark", orderIds: ["a"], change: book },
        { type: "rows.mark", orderIds: ["a"], change: { field: "isBooked", isBooked: false } },
        { type: "rows.markShown", change: book },
        { type: "marking.undo" },
        { type: "conflict.keepMine", orderId: "a" },
        { type: "conflict.takeTheirs", orderId: "a" },
        { type: "list.save" },
        { type: "page.leave" },
        { type: "page.hidden" },
        { type: "ask.save" },
        { type: "ask.discard" },
        { type: "ask.stay" },
        { type: "session.resumed" },
        {
          type: "feedback.saved",
          orderId: "a",
          version: 3,
          feedback: { status: 1, reason: "other", comment: "" }
        },
        { type: "comment.saved", orderId: "a", kind: "dealer", comment },
        { type: "comment.saved", orderId: "a", kind: "customer", comment },
        { type: "row.arrived", row: rowOf("a", { version: 4, isBooked: true, bookedAs: "credit" }) },
        { type: "row.arrived", row: rowOf("a", { version: 4, ...reversal }) },
        done("listCancellations", { kind: "listed", rows: [rowOf("a")], total: 1 }),
        done("listCancellations", { kind: "listed", rows: [], total: 0 }),
        done("listCancellations", { kind: "signedOut" }),
        fails("listCancellations"),
        done("listCancellations", { kind: "listed", rows: [rowOf("a", { version: 8 })], total: 1 }),
        done("recallBatch", []),
        done("recallBatch", [{ orderId: "a", version: 1, booking: reversal }]),
        done("recallBatch", [{ orderId: "z", version: 1, booking: reversal }]),
        fails("recallBatch"),
        answer([{ orderId: "a", version: 2 }], []),
        answer([], [{ orderId: "a", code: "Unavailable" }]),
        answer(
          [],
          [
            {
              orderId: "a",
              code: "Conflict",
              current: rowOf("a", { version: 5, isBooked: true, bookedAs: "credit" })
            }
          ]
        ),
        answer([], [{ orderId: "a", code: "Conflict", current: rowOf("a", { version: 6 }) }]),
        done("saveCancellations", { kind: "signedOut" }),
        done("saveCancellations", { kind: "refused" }),
        fails("saveCancellations")
      ],
      sees: ({ value, context }) => [
        value,
        context.wish?.kind,
        context.edits === context.keptEdits,
        context.elsewhere.length,
        context.rows.length,
        context.overtaken.length,
        [...context.edits].map(([orderId, { place, row }]) => [orderId, place, row.mine.bookedAs])
      ]
    }
  },
  promises: {
    "the page never says that there is nothing to lose while something is unsaved": (snapshot) =>
      snapshot.hasTag("unsaved") || [...snapshot.context.edits.values()].every(({ isUnsaved }) => !isUnsaved),
    "the user is not asked while there is nothing to lose": (snapshot) =>
      !snapshot.matches({ list: "asking" }) ||
      [...snapshot.context.edits.values()].some(({ isUnsaved }) => isUnsaved),
    "no row is on its way while nothing is saved": (snapshot) =>
      snapshot.matches({ list: "saving" }) ||
      [...snapshot.context.edits.values()].every(({ place }) => place !== "saving"),
    "only rows that were changed are sent": (snapshot) =>
      !snapshot.matches({ list: "saving" }) || (snapshot.context.batch?.items.length ?? 0) > 0,
    "a wish waits for a save or for an answer, and nowhere else": (snapshot) =>
      snapshot.context.wish === null ||
      snapshot.matches({ list: "saving" }) ||
      snapshot.matches({ list: "asking" }),
    "what is unsaved is about to be kept": (snapshot) =>
      snapshot.matches({ keeping: "waiting" }) || snapshot.context.edits === snapshot.context.keptEdits,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
