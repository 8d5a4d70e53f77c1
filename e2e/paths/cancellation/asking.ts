import type { SnapshotFrom } from "xstate"
import type { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { isAsking, isShown, otherDay, query } from "./signs.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof cancellationMachine>
type When = (snapshot: Snapshot) => boolean

const { does } = gesturesOn<typeof cancellationMachine, Cancellations>()

const wishes =
  (kind: "leave" | "query"): When =>
  ({ context }) =>
    context.wish?.kind === kind

const isUnsaved: When = ({ context }) => [...context.edits.values()].some((edit) => edit.isUnsaved)

const goes: Gesture<Cancellations>["act"] = ({ page }) =>
  page.getByRole("link", { name: "Meine Daten" }).click()

const chooses = (
  name: string,
  type: "ask.save" | "ask.discard" | "ask.stay",
  button: string,
  when: When = () => true
) =>
  does(
    name,
    [{ type }],
    (at) => isAsking(at) && when(at),
    ({ screen }) => screen.dialog.getByRole("button", { name: button }).click()
  )

/** User actions that leave the page, and answers to the question about unsaved changes. */
export const cancellationAsking: ReadonlyArray<Gesture<Cancellations>> = [
  does(
    "wants to go to another page",
    [{ type: "page.leave" }],
    (at) => isShown(at) && isUnsaved(at) && !wishes("leave")(at),
    goes
  ),
  does(
    "goes back while it is asked about another list",
    [{ type: "page.leave" }],
    (at) => isAsking(at) && wishes("query")(at),
    ({ page }) => page.evaluate(() => history.back())
  ),
  does(
    "goes back out of a day that is not taken yet",
    // the dialog takes the focus away from the date field; when the field loses the focus, it reports its day
    [{ type: "page.leave" }, { type: "query.change", query: query.query }],
    (at) => at.matches({ list: { full: "unsaved" } }),
    async ({ page, screen }) => {
      await screen.from.fill(otherDay())
      await page.evaluate(() => history.back())
    }
  ),
  chooses("saves and goes on", "ask.save", "Speichern und weiter", ({ context }) =>
    [...context.edits.values()].some(({ isSendable }) => isSendable)
  ),
  chooses("gives the changes up for another list", "ask.discard", "Verwerfen", wishes("query")),
  {
    ...chooses("gives the changes up and goes", "ask.discard", "Verwerfen", wishes("leave")),
    isLast: true,
    leaves: true
  },
  chooses("stays", "ask.stay", "Hier bleiben"),
  does("stays by Escape", [{ type: "ask.stay" }], isAsking, ({ screen }) => screen.press("Escape"))
]
