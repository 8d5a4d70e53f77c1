import type { CancellationRow, FeedbackReason } from "../../../src/domain/cancellation/cancellation.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { CancellationNotes } from "../../pages/CancellationNotes.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { rowConflict } from "../harness/cancellations-on-wire.ts"
import type { Scene } from "../harness/paths-of.ts"

type Desk = Scene<Cancellations>

const openPanel = async ({ page, screen }: Desk, orderId: string): Promise<CancellationNotes> => {
  const open = screen.row(orderId).getByRole("button", { name: `HM-${orderId}` })
  if ((await open.getAttribute("aria-expanded")) !== "true") await open.click()
  return new CancellationNotes(page)
}

/** Chooses a reason that differs from the last one, so that there is something to save. */
const otherReason = async ({ reason }: CancellationNotes): Promise<FeedbackReason> => {
  const other = (await reason.inputValue()) === "other" ? "unreachable" : "other"
  await reason.selectOption(other)
  return other
}

/** Waits until no request of this part of the panel is running; this works even while a dialog covers the panel. */
const isDone = ({ page }: Desk, part: "feedback" | "comments") =>
  page.waitForFunction(
    (name) => !JSON.stringify(window.machineStates?.["cancellationNotes"]).includes(`"${name}":"sending"`),
    part
  )

/** Gives feedback in the panel of a row; the server has not responded yet. */
export const givesFeedback = async (desk: Desk, orderId: string) => {
  const panel = await openPanel(desk, orderId)
  const reason = await otherReason(panel)
  const call = desk.ports.count("saveFeedback") + 1
  await panel.give.click()
  return {
    isSaved: (version: number) =>
      desk.ports.answer("saveFeedback", call, { json: toWire({ status: 1, version }) }),
    /** Responds that the feedback is already stored and that the row has changed. */
    isThere: (current: CancellationRow) =>
      desk.ports.answer(
        "saveFeedback",
        call,
        rowConflict({ ...current, feedback: { status: 1, reason, comment: "" } })
      ),
    /** Waits until the panel has received the response. */
    heard: () => isDone(desk, "feedback")
  }
}

/** Writes a comment in the panel of a row; returns before the server has responded. */
export const comments = async (desk: Desk, orderId: string) => {
  const panel = await openPanel(desk, orderId)
  await panel.text("dealer").fill("Hallo")
  const call = desk.ports.count("saveComment") + 1
  await panel.send("dealer").click()
  return {
    isSaved: (comment: object) => desk.ports.answer("saveComment", call, { json: toWire(comment) }),
    heard: () => isDone(desk, "comments")
  }
}
