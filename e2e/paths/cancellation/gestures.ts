import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { BookingMode } from "../../../src/domain/cancellation/cancellation.ts"
import type { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { endingOnWire, endings, first, second } from "./answers.ts"
import { cancellationAsking } from "./asking.ts"
import { cancellationFacts } from "./facts.ts"
import { cancellationLists } from "./lists.ts"
import { hides, isShown, query, wakes } from "./signs.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type Snapshot = SnapshotFrom<typeof cancellationMachine>
type When = (snapshot: Snapshot) => boolean

const { does, answers, waits } = gesturesOn<typeof cancellationMachine, Cancellations>()

const isSaving: When = (at) => at.matches({ list: "saving" })

export const placeOf = ({ context }: Snapshot, orderId = first.orderId) => context.edits.get(orderId)?.place
/** Returns whether the first row is not booked, according to the page's data. */
const isOpen: When = ({ context }) => context.rows[0]?.bookedAs === null
const bookedAs = ({ context: { edits, rows } }: Snapshot) =>
  (edits.get(first.orderId)?.row.mine ?? rows[0])?.bookedAs ?? null

const books = (mode: BookingMode | null) =>
  does(
    `books the first row as ${mode ?? "nothing"}`,
    [{ type: "rows.mark", orderIds: [first.orderId], change: { field: "bookedAs", mode } }],
    (at) => isShown(at) && bookedAs(at) !== mode,
    ({ screen }) => screen.booking(first.orderId).selectOption(mode ?? "")
  )

const decides = (type: "conflict.keepMine" | "conflict.takeTheirs", name: string) =>
  does(
    `${name} of the first row`,
    [{ type, orderId: first.orderId }],
    (at) => isShown(at) && placeOf(at) === "conflict",
    ({ screen }) => screen.row(first.orderId).getByRole("button", { name }).click()
  )

const isSentAsItIs: When = ({ context }) =>
  [...context.edits.values()].every(
    ({ place, row }) => place === "saved" || (place === "saving" && row.mine.bookedAs === row.sent.bookedAs)
  )
/** Returns whether the user wants to leave and nothing has changed since the running save was sent. */
const goesThen: When = (at) => at.context.wish?.kind === "leave" && isSentAsItIs(at)

const ends = (name: string, ending: keyof typeof endings, when: When) =>
  does(
    name,
    [done("saveCancellations", { kind: "answered", answer: endings[ending] })],
    (at) => isSaving(at) && when(at),
    ({ ports }, { calls, heard }) =>
      // if a conflict needs no decision by the user, the desk automatically repeats the call; the test must then
      // respond to the call before
      ports.answer(
        "saveCancellations",
        (calls["saveCancellations"] ?? 0) - (isSaving(heard as Snapshot) ? 1 : 0),
        endingOnWire(ending)
      )
  )

const fates = (name: string, event: AnyEventObject, reply: Reply) =>
  answers("saveCancellations", `the save ${name}`, [event], reply, isSaving)

/** All user actions on the desk, and all server responses. */
export const cancellationGestures: ReadonlyArray<Gesture<Cancellations>> = [
  does(
    "looks for words and for everything again",
    [
      { type: "view.change", view: { ...query.view, search: "Muster" } },
      { type: "view.change", view: query.view }
    ],
    (at) => at.matches({ list: { full: "settled" } }),
    async ({ page }) => {
      await page.getByRole("main").getByRole("searchbox").fill("Muster")
      await page.getByRole("main").getByRole("searchbox").fill("")
    }
  ),
  ...cancellationLists,
  books("reversal"),
  books(null),
  does(
    "books all rows that are shown",
    [{ type: "rows.markShown", change: { field: "bookedAs", mode: "reversal" } }],
    (at) => isShown(at) && placeOf(at, second.orderId) === undefined,
    async ({ screen }) => {
      await screen.row(first.orderId).focus()
      await screen.press("Control+a", "1", "Escape")
    }
  ),
  does("takes the last booking back", [{ type: "marking.undo" }], isShown, async ({ screen }) => {
    await screen.row(first.orderId).focus()
    await screen.press("Control+z")
  }),
  decides("conflict.keepMine", "Meine behalten"),
  decides("conflict.takeTheirs", "Andere übernehmen"),
  does(
    "saves",
    [{ type: "list.save" }],
    (at) =>
      (at.matches({ list: { full: "unsaved" } }) || at.matches({ list: "rereading" })) &&
      [...at.context.edits.values()].some(({ isSendable }) => isSendable),
    ({ screen }) => screen.save.click()
  ),
  ends("all is saved", "saved", (at) => !goesThen(at)),
  {
    ...ends("all is saved before the page is left", "saved", goesThen),
    isLast: true,
    leaves: true
  },
  ends("nothing could be saved", "unavailable", () => true),
  ends("the first row was booked elsewhere", "conflict", (at) => placeOf(at) === "saving" && isOpen(at)),
  ends(
    "the first row has moved on elsewhere",
    "overtaken",
    (at) => placeOf(at) === "saving" && isOpen(at) && at.context.wish === null
  ),
  fates(
    "comes without a sign-in",
    done("saveCancellations", { kind: "signedOut" }),
    refusedWith(401, "Unauthorized")
  ),
  fates("is refused", done("saveCancellations", { kind: "refused" }), refusedWith(403, "Forbidden")),
  fates("gets no answer", fails("saveCancellations"), { abort: true }),
  fates("meets a server that fails", fails("saveCancellations"), { status: 503, json: {} }),
  waits("xstate.after.longestAnswer.cancellation.list.saving"),
  does(
    "looks at the page again after signing in",
    [{ type: "session.resumed" }],
    (at) => at.matches({ list: "signedOut" }) || at.matches({ list: { full: { unsaved: "expired" } } }),
    ({ page }) => wakes(page)
  ),
  does(
    "hides the page for a moment",
    [{ type: "page.hidden" }, { type: "session.resumed" }],
    (at) => at.matches({ keeping: "waiting" }),
    ({ page }) => hides(page)
  ),
  waits("xstate.after.autosave.cancellation.keeping.waiting"),
  ...cancellationAsking,
  ...cancellationFacts
]
