import type { SnapshotFrom } from "xstate"
import type { CancellationFeedback } from "../../../src/domain/cancellation/cancellation.ts"
import type { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { creditedLater, first } from "./answers.ts"
import { comments, givesFeedback } from "./panel.ts"
import { isShown, otherDay, query } from "./signs.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof cancellationMachine>

const { does } = gesturesOn<typeof cancellationMachine, Cancellations>()

const { orderId } = first
// any reason and text will do, because the desk itself does not show them
const feedback: CancellationFeedback = { status: 1, reason: "other", comment: "" }
const feedbackSaved = { type: "feedback.saved", orderId, version: 2, feedback }
const comment = {
  id: 9,
  fkUserId: 1,
  userName: "Erika Muster",
  text: "Hallo",
  createdAt: "2026-11-21T08:00:00.000Z"
}
const commentSaved = { type: "comment.saved", orderId, kind: "dealer", comment }
const arrived = { type: "row.arrived", row: creditedLater }

const isFree = (at: Snapshot) => isShown(at) && at.context.wish === null
const isUnsaved = (at: Snapshot) => at.matches({ list: { full: "unsaved" } })
const isOlder = ({ context }: Snapshot) => (context.rows[0]?.version ?? 0) < creditedLater.version

const asks = async ({ from, dialog }: Cancellations) => {
  await from.fill(otherDay())
  await from.blur()
  await dialog.waitFor()
}

/** Changes that the first row's panel reports to the desk, possible in any state of the desk. */
export const cancellationFacts: ReadonlyArray<Gesture<Cancellations>> = [
  does("gives feedback", [feedbackSaved], isFree, async (desk) => {
    const given = await givesFeedback(desk, orderId)
    await given.isSaved(2)
    await given.heard()
  }),
  does("comments", [commentSaved], isFree, async (desk) => {
    const said = await comments(desk, orderId)
    await said.isSaved(comment)
    await said.heard()
  }),
  does(
    "gives feedback that is there already, on a row that was booked elsewhere",
    [arrived],
    (at) => isFree(at) && isOlder(at),
    async (desk) => {
      const given = await givesFeedback(desk, orderId)
      await given.isThere(creditedLater)
      await given.heard()
    }
  ),
  does(
    "changes the period while feedback and a comment are on their way",
    [{ type: "query.change", query: query.query }, feedbackSaved, commentSaved],
    isUnsaved,
    async (desk) => {
      const given = await givesFeedback(desk, orderId)
      const said = await comments(desk, orderId)
      await asks(desk.screen)
      await given.isSaved(2)
      await said.isSaved(comment)
      await Promise.all([given.heard(), said.heard()])
    }
  ),
  does(
    "changes the period while feedback is on its way to a row that was booked elsewhere",
    [{ type: "query.change", query: query.query }, arrived],
    (at) => isUnsaved(at) && isOlder(at),
    async (desk) => {
      const given = await givesFeedback(desk, orderId)
      await asks(desk.screen)
      await given.isThere(creditedLater)
      await given.heard()
    }
  )
]
