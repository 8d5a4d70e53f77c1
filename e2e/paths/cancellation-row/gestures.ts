import type { AnyEventObject, SnapshotFrom } from "xstate"
import { credit, open, reversal } from "../../../model-tests/data/cancellations.ts"
import { isSameBooking } from "../../../src/domain/cancellation/booking.ts"
import type { Booking } from "../../../src/domain/cancellation/cancellation.ts"
import type { cancellationRowMachine } from "../../../src/machines/cancellation-row.machine.ts"
import type { Cancellations } from "../../pages/Cancellations.ts"
import { anew, conflicted, missed, saved } from "./answers.ts"
import { first } from "../cancellation/answers.ts"
import { givesFeedback } from "../cancellation/panel.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture, Scene } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type Snapshot = SnapshotFrom<typeof cancellationRowMachine>
type When = (snapshot: Snapshot) => boolean

const { does } = gesturesOn<typeof cancellationRowMachine, Cancellations>()

const { orderId } = first
const bookings = { open, reversal, credit }
const named = Object.entries(bookings)

const isSaving: When = ({ value }) => value === "saving"
const isConflict: When = (at) => at.matches({ failed: "conflict" })
const always: When = () => true

/** Counts one more call by which the desk saves the row. */
const counts = ({ asked }: Scene<Cancellations>) => asked.set("save", (asked.get("save") ?? 0) + 1)

const chooses = (name: string, { bookedAs: mode }: Booking) =>
  does(
    `books it as ${name}`,
    [{ type: "booking.change", change: { field: "bookedAs", mode } }],
    ({ context }) => context.mine.bookedAs !== mode,
    ({ screen }) => screen.booking(orderId).selectOption(mode ?? "")
  )

const toggles = (isBooked: boolean) =>
  does(
    `presses Space to have it ${isBooked ? "booked" : "not booked"}`,
    [{ type: "booking.change", change: { field: "isBooked", isBooked } }],
    ({ context }) => context.mine.isBooked !== isBooked,
    ({ screen }) => screen.row(orderId).press("Space")
  )

const decides = (type: "conflict.keepMine" | "conflict.takeTheirs", name: string) =>
  does(name, [{ type }], isConflict, ({ screen }) =>
    screen.row(orderId).getByRole("button", { name }).click()
  )

const ends = (name: string, parts: ReadonlyArray<AnyEventObject>, reply: () => Reply, when: When = always) =>
  does(
    `the row ${name}`,
    parts,
    (at) => isSaving(at) && when(at),
    async (scene) => {
      const call = scene.asked.get("save") ?? 0
      if (parts.some(({ type }) => type === "row.send")) counts(scene)
      await scene.ports.answer("saveCancellations", call, reply())
    }
  )

/**
 * Returns a function that checks whether the server's booking is still the one that the user started from, so that
 * there is no conflict to resolve.
 */
const isStill =
  (theirs: Booking): When =>
  ({ context: { base, mine, isUnsure } }) =>
    !isUnsure && isSameBooking(base, theirs) && !isSameBooking(mine, theirs)

const overtakenBy = ([name, theirs]: readonly [string, Booking]) => [
  ends(
    `is ${name} elsewhere`,
    [{ type: "row.conflicted", theirs }],
    () => conflicted(theirs),
    (at) => !isStill(theirs)(at)
  ),
  // only the version of the row has changed: the desk sends the booking again automatically
  ends(
    `is ${name} as before in another version`,
    [{ type: "row.conflicted", theirs }, { type: "row.send" }],
    () => conflicted(theirs),
    isStill(theirs)
  )
]

/** Delivers a changed row through the panel, which reports changes of a row only while this row is not being saved. */
const arrives = ([name, booking]: readonly [string, Booking]) =>
  does(
    `gives feedback to the row that is ${name} elsewhere`,
    [{ type: "row.arrived", booking }],
    (at) => !isSaving(at),
    async (desk) => {
      const given = await givesFeedback(desk, orderId)
      await given.isThere(anew(booking))
      await given.heard()
    }
  )

/** All user actions on a row of the desk, and all server responses. */
export const cancellationRowGestures: ReadonlyArray<Gesture<Cancellations>> = [
  ...named.map(([name, booking]) => chooses(name, booking)),
  toggles(true),
  toggles(false),
  does(
    "saves",
    [{ type: "row.send" }],
    (at) => at.hasTag("sendable"),
    async (scene) => {
      counts(scene)
      await scene.screen.save.click()
    }
  ),
  ends("is saved", [{ type: "row.saved" }], saved),
  ends("is gone", [{ type: "row.missed", problem: "NotFound" }], () => missed("NotFound")),
  ends("cannot be saved", [{ type: "row.missed", problem: "Unavailable" }], () => missed("Unavailable")),
  ...named.flatMap(overtakenBy),
  ends("is lost on the way", [{ type: "row.lost" }], () => ({ abort: true })),
  ends("comes without a sign-in", [{ type: "row.held" }], () => refusedWith(401, "Unauthorized")),
  ends("is refused", [{ type: "row.held" }], () => refusedWith(403, "Forbidden")),
  decides("conflict.keepMine", "Meine behalten"),
  decides("conflict.takeTheirs", "Andere übernehmen"),
  ...named.map(arrives)
]
