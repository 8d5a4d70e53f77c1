import type { SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { listed } from "./answers.ts"
import { isAsking, otherDay, query } from "./signs.ts"
import { listOnWire } from "../harness/cancellations-on-wire.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type When = (snapshot: SnapshotFrom<typeof cancellationMachine>) => boolean

const { does, answers, waits } = gesturesOn<typeof cancellationMachine, Cancellations>()

const isLoading: When = (at) => at.matches({ list: "loading" })
const isRereading: When = (at) => at.matches({ list: "rereading" })

const lists = (name: string, output: object, reply: Reply, when: When) =>
  answers(
    "listCancellations",
    name,
    // the page then reads the changes stored in the tab at once; in this test there are none
    [done("listCancellations", output), ...("rows" in output ? [done("recallBatch", [])] : [])],
    reply,
    when
  )

const fallsSilent = (name: string, reply: Reply) =>
  answers(
    "listCancellations",
    `for the list ${name}`,
    [fails("listCancellations")],
    reply,
    (at) => isLoading(at) || isRereading(at)
  )

const whole = { kind: "listed", rows: listed, total: listed.length }

/** The lists of the desk: of one period, of another period, and of the first period again. */
export const cancellationLists: ReadonlyArray<Gesture<Cancellations>> = [
  lists("the list is there", whole, listOnWire(listed), isLoading),
  lists("the list is there anew", whole, listOnWire(listed), isRereading),
  lists("the list is empty", { kind: "listed", rows: [], total: 0 }, refusedWith(404, "NotFound"), isLoading),
  lists(
    "the list is refused without a sign-in",
    { kind: "signedOut" },
    refusedWith(401, "Unauthorized"),
    (at) => isLoading(at) || isRereading(at)
  ),
  fallsSilent("the line breaks", { abort: true }),
  fallsSilent("the server fails", { status: 503, json: {} }),
  waits("xstate.after.longestAnswer.cancellation.list.loading"),
  waits("xstate.after.longestAnswer.cancellation.list.rereading"),
  does(
    "tries again",
    [{ type: "list.retry" }],
    (at) => at.matches({ list: "failed" }),
    ({ page }) => page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  ),
  does(
    "reads the list anew",
    [{ type: "list.reread" }],
    (at) => at.matches({ list: "full" }) || at.matches({ list: "empty" }),
    ({ page }) => page.getByRole("button", { name: "Neu laden" }).click()
  ),
  does(
    "changes the period",
    [{ type: "query.change", query: query.query }],
    (at) => !isAsking(at),
    async ({ screen }) => {
      await screen.from.fill(otherDay())
      await screen.from.blur()
    }
  )
]
