import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import {
  type CancellationRow,
  type CommentKind,
  longestComment
} from "../../../src/domain/cancellation/cancellation.ts"
import type { FeedbackDraft } from "../../../src/domain/cancellation/notes.ts"
import type { cancellationNotesMachine } from "../../../src/machines/cancellation-notes.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { CancellationNotes } from "../../pages/CancellationNotes.ts"
import { commented, commentedElsewhere, judged, judgedElsewhere, late, saidAs, texts } from "./answers.ts"
import { listOnWire, rowConflict } from "../harness/cancellations-on-wire.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type Snapshot = SnapshotFrom<typeof cancellationNotesMachine>
type When = (snapshot: Snapshot) => boolean

const { does, answers, waits } = gesturesOn<typeof cancellationNotesMachine, CancellationNotes>()

// comments and feedback are independent: each is tested on a separate order
const isOfComments: When = ({ context }) => context.row.orderId === commented.orderId
const isOfFeedback: When = ({ context }) => context.row.orderId === judged.orderId

const isPosting: When = (at) => at.matches({ comments: "sending" })
const isGiving: When = (at) => at.matches({ feedback: "sending" })

const types = (kind: CommentKind, name: string, text: string) =>
  does(
    `types ${name} as ${kind}`,
    [{ type: "comment.type", kind, text }],
    (at) => isOfComments(at) && at.context.drafts[kind] !== text,
    ({ screen }) => screen.text(kind).fill(text)
  )

const posts = (kind: CommentKind) =>
  does(
    `saves the comment of the ${kind}`,
    [{ type: "comment.send", kind }],
    // while a comment is being sent, the buttons of both comment lists are disabled
    (at) => isOfComments(at) && !isPosting(at),
    ({ screen }) => screen.send(kind).click()
  )

const commentSaved = (kind: CommentKind) =>
  answers(
    "saveComment",
    `the comment of the ${kind} is saved`,
    [done("saveComment", { kind: "saved", comment: saidAs[kind] })],
    { json: toWire(saidAs[kind]) },
    (at) => isPosting(at) && at.context.sending === kind
  )

const commentEnds = (name: string, event: AnyEventObject, reply: Reply) =>
  answers("saveComment", `the comment ${name}`, [event], reply, isPosting)

const chooses = (reason: FeedbackDraft["reason"]) =>
  does(
    `chooses ${reason ?? "no reason"}`,
    [{ type: "feedback.type", draft: { reason, comment: "" } }],
    (at) => isOfFeedback(at) && at.context.feedback.comment === "" && at.context.feedback.reason !== reason,
    ({ screen }) => screen.reason.selectOption(reason ?? "")
  )

const explains = (comment: string) =>
  does(
    comment === "" ? "explains no more" : "explains",
    [{ type: "feedback.type", draft: { reason: null, comment } }],
    (at) =>
      isOfFeedback(at) && at.context.feedback.reason === null && at.context.feedback.comment !== comment,
    ({ screen }) => screen.words.fill(comment)
  )

const feedbackEnds = (name: string, event: AnyEventObject, reply: Reply, when: When = () => true) =>
  answers("saveFeedback", `the feedback ${name}`, [event], reply, (at) => isGiving(at) && when(at))

const knows =
  ({ version }: CancellationRow): When =>
  ({ context: { row, theirs } }) =>
    row.version >= version || (theirs?.version ?? 0) >= version

/**
 * Simulates that another user has changed the row first: the server responds with the current row, which the list
 * receives as well.
 */
const isOvertaken = (current: CancellationRow) =>
  does(
    `version ${current.version} was faster`,
    [done("saveFeedback", { kind: "conflict", current }), { type: "row.arrived", row: current }],
    (at) => isGiving(at) && !knows(current)(at),
    ({ ports }, { calls, heard }) => {
      // if the other user has given no feedback, the page automatically sends the dealer's feedback once more; the test
      // must then respond to the call before
      const isSentAgain = isGiving(heard as Snapshot)
      return ports.answer(
        "saveFeedback",
        (calls["saveFeedback"] ?? 0) - (isSentAgain ? 1 : 0),
        rowConflict(current)
      )
    }
  )

let days = 0

/** Loads the list of another period; this list contains the given row. */
const loadsAnew = (row: CancellationRow) =>
  does(
    `loads the list with version ${row.version} of ${row.orderId}`,
    [{ type: "row.arrived", row }],
    // only while no feedback is being sent: until its response arrives, the list does not pass changes on to the panel
    (at) => at.context.row.orderId === row.orderId && !knows(row)(at) && !isGiving(at),
    async ({ page, ports }) => {
      const list = ports.count("listCancellations") + 1
      const from = page.getByLabel("Storniert ab")
      await from.fill(`2026-01-${String((++days % 28) + 1).padStart(2, "0")}`)
      await from.blur()
      await ports.answer("listCancellations", list, listOnWire([row]))
      await page.getByText(/von 1 Storno$/u).waitFor()
    }
  )

/** All user actions in the panel of an order, and all server responses. */
export const cancellationNotesGestures: ReadonlyArray<Gesture<CancellationNotes>> = [
  types("dealer", "a greeting", texts.dealer),
  types("dealer", "nothing", ""),
  types("dealer", "far too much", "x".repeat(longestComment + 1)),
  types("customer", "a greeting", texts.customer),
  types("customer", "nothing", ""),
  posts("dealer"),
  posts("customer"),
  does(
    "presses Ctrl and Enter in the comment of the dealer",
    [{ type: "comment.send", kind: "dealer" }],
    isOfComments,
    ({ screen }) => screen.text("dealer").press("Control+Enter")
  ),
  commentSaved("dealer"),
  commentSaved("customer"),
  commentEnds("is refused", done("saveComment", { kind: "refused" }), refusedWith(422, "Invalid")),
  commentEnds(
    "comes without a sign-in",
    done("saveComment", { kind: "signedOut" }),
    refusedWith(401, "Unauthorized")
  ),
  commentEnds("gets no answer", fails("saveComment"), { abort: true }),
  commentEnds("meets a server that fails", fails("saveComment"), { status: 503, json: {} }),
  waits("xstate.after.longestAnswer.cancellationNotes.comments.sending"),
  chooses(late.reason),
  chooses(null),
  explains("Zu spät."),
  explains(""),
  does(
    "saves the feedback",
    [{ type: "feedback.send" }],
    // while the feedback equals the server's version, there is nothing to save
    (at) =>
      isOfFeedback(at) &&
      !at.matches({ feedback: { resting: "untouched" } }) &&
      !at.matches({ feedback: "conflict" }) &&
      !isGiving(at),
    ({ screen }) => screen.give.click()
  ),
  does(
    "saves over what was said elsewhere",
    [{ type: "conflict.keepMine" }],
    (at) => at.matches({ feedback: "conflict" }),
    ({ screen }) => screen.keepMine.click()
  ),
  does(
    "takes what was said elsewhere",
    [{ type: "conflict.takeTheirs" }],
    (at) => at.matches({ feedback: "conflict" }),
    ({ screen }) => screen.takeTheirs.click()
  ),
  feedbackEnds(
    "is saved",
    done("saveFeedback", { kind: "saved", version: 2 }),
    { json: toWire({ status: 1, version: 2 }) },
    ({ context }) => context.row.version === 1
  ),
  feedbackEnds(
    "stands there already",
    done("saveFeedback", { kind: "conflict", current: { ...judged, version: 2, feedback: late } }),
    rowConflict({ ...judged, version: 2, feedback: late }),
    ({ context }) =>
      context.row.version === 1 && context.sent.reason === late.reason && context.sent.comment === ""
  ),
  feedbackEnds("is refused", done("saveFeedback", { kind: "refused" }), refusedWith(422, "Invalid")),
  feedbackEnds(
    "comes without a sign-in",
    done("saveFeedback", { kind: "signedOut" }),
    refusedWith(401, "Unauthorized")
  ),
  feedbackEnds("gets no answer", fails("saveFeedback"), { abort: true }),
  feedbackEnds("meets a server that fails", fails("saveFeedback"), { status: 503, json: {} }),
  ...judgedElsewhere.map(isOvertaken),
  waits("xstate.after.longestAnswer.cancellationNotes.feedback.sending"),
  loadsAnew(commentedElsewhere),
  ...judgedElsewhere.map(loadsAnew)
]
