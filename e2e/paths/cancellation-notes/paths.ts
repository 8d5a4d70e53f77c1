import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import {
  type CancellationFeedback,
  type CommentKind,
  longestComment
} from "../../../src/domain/cancellation/cancellation.ts"
import { cancellationNotesMachine } from "../../../src/machines/cancellation-notes.machine.ts"
import { CancellationNotes } from "../../pages/CancellationNotes.ts"
import { commented, judged } from "./answers.ts"
import { cancellationNotesExclusions } from "./excluded.ts"
import { cancellationNotesGestures } from "./gestures.ts"
import { listPorts, enterList, listOnWire, openList } from "../harness/cancellations-on-wire.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof cancellationNotesMachine>

const starts = { "the comments of an order": commented, "the feedback of an order": judged }
const isStart = (name: string): name is keyof typeof starts => name in starts

const failed: Readonly<Record<string, string>> = {
  "failed.unreachable": "Keine Antwort vom Server. Bitte noch einmal speichern.",
  "failed.refused": "Der Server hat das nicht angenommen.",
  "failed.expired": "Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an und speichern Sie noch einmal."
}

/** Returns the expected view of the comments of one kind. */
const commentsSeen = ({ value, context }: Snapshot, kind: CommentKind) => {
  const state = pathOf(value.comments)
  const text = context.drafts[kind]
  const isLast = context.sending === kind
  return {
    fields: [text],
    wrong:
      !isLast || !state.endsWith("blocked")
        ? []
        : text === ""
          ? ["Bitte schreiben Sie etwas."]
          : text.length > longestComment
            ? ["Höchstens 2000 Zeichen."]
            : [],
    // only one comment is sent at a time: the other kind waits
    isBusy: state === "sending",
    notice: isLast ? (state === "sent" ? "Gespeichert" : (failed[state] ?? "")) : "",
    list: (kind === "dealer" ? context.row.dealerComments : context.row.customerComments).map(
      (each) => each.text
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  deliveryTooLate: "Lieferung zu spät",
  priceTooHigh: "Preis zu hoch",
  other: "Anderer Grund"
}

const wordsOf = ({ reason, comment }: Pick<CancellationFeedback, "reason" | "comment">) =>
  [reasons[reason ?? ""] ?? "–", comment].filter(Boolean).join(": ")

/** Returns the expected view of the feedback. */
const feedbackSeen = ({ value, context: { row, feedback, theirs } }: Snapshot) => {
  const state = pathOf(value.feedback)
  return {
    fields: [feedback.reason ?? "", feedback.comment],
    wrong: state === "blocked" ? ["Bitte wählen Sie einen Grund."] : [],
    isBusy: state === "sending",
    notice: state === "resting.sent" ? "Gespeichert" : (failed[state] ?? ""),
    badge: row.feedback.status === 1 ? "Gegeben" : "Offen",
    both: state === "conflict" && theirs !== null ? [wordsOf(feedback), wordsOf(theirs.feedback)] : []
  }
}

const openAgain = async ({ page, ports, screen }: Scene<CancellationNotes>, start: string) => {
  if (!isStart(start)) throw new Error(`There is no start "${start}"`)
  await openList(page)
  await ports.answer("listCancellations", 1, listOnWire([commented, judged]))
  await page.getByRole("button", { name: starts[start].orderNumber }).click()
  await screen.panel.waitFor()
}

/** Model-based test of the panel of a cancelled order: all user actions and server responses. */
export const cancellationNotesPaths: PathsOf<typeof cancellationNotesMachine, CancellationNotes> = {
  machine: cancellationNotesMachine,
  starts: Object.entries(starts).map(([name, row]) => ({ name, input: { row, keySeed: "panel" } })),
  frame: 60,
  ports: listPorts,
  immediate: ["saveComment", "saveFeedback"],
  screen: (page) => new CancellationNotes(page),
  open: async (scene, start) => {
    await enterList(scene.page)
    await openAgain(scene, start)
  },
  openAgain,
  gestures: cancellationNotesGestures,
  sees: ({ value, context: { drafts, sending, tried, row, feedback, sent, theirs } }) => [
    value,
    drafts,
    sending,
    [tried.dealer?.text, tried.customer?.text],
    [row.version, row.feedback, row.dealerComments.length, row.customerComments.length],
    feedback,
    sent,
    theirs?.version
  ],
  seen: (at) => ({
    feedback: feedbackSeen(at),
    dealer: commentsSeen(at, "dealer"),
    customer: commentsSeen(at, "customer")
  }),
  look: ({ screen }) => screen.look(),
  excluded: cancellationNotesExclusions
}
