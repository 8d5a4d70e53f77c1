import { open as unbooked, reversal } from "../../../model-tests/data/cancellations.ts"
import type { KeptEdit } from "../../../src/machines/cancellation.machine.ts"
import { cancellationRowMachine } from "../../../src/machines/cancellation-row.machine.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { cancellationRowExclusions } from "./excluded.ts"
import { cancellationRowGestures } from "./gestures.ts"
import { first } from "../cancellation/answers.ts"
import { troubleSeen } from "../cancellation/seen.ts"
import { listPorts, enterList, listOnWire, openList } from "../harness/cancellations-on-wire.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

const { orderId, version } = first

/**
 * For each start: the change of the row that the tab has stored, and whether the row has since changed on the server.
 */
const starts: Readonly<Record<string, { readonly kept?: KeptEdit; readonly hasMoved?: boolean }>> = {
  "an untouched row": {},
  "a row that was changed on an earlier visit": { kept: { orderId, version, booking: reversal } },
  "a row that was changed before it became another one": {
    kept: { orderId, version: 0, booking: reversal },
    hasMoved: true
  },
  "a row that has become what it was changed to": { kept: { orderId, version: 0, booking: unbooked } }
}

/** State of a row, by its marker on the page. */
const places: Readonly<Record<string, unknown>> = {
  clean: { clean: "untouched" },
  saved: { clean: "saved" },
  dirty: "dirty",
  saving: "saving",
  retryable: { failed: "retryable" },
  conflict: { failed: "conflict" }
}

const openAgain = async ({ page, ports, screen }: Scene<Cancellations>, start: string) => {
  const kept = starts[start]?.kept
  await openList(page, kept === undefined ? [] : [kept])
  await ports.answer("listCancellations", 1, listOnWire([first]))
  await screen.row(orderId).waitFor()
}

/** Model-based test of one row in the list of cancellations: all user actions and server responses. */
export const cancellationRowPaths: PathsOf<typeof cancellationRowMachine, Cancellations> = {
  machine: cancellationRowMachine,
  starts: Object.entries(starts).map(([name, { kept, hasMoved = false }]) => ({
    name,
    input: unbooked,
    ...(kept !== undefined && { begun: [{ type: "edit.recalled", booking: kept.booking, hasMoved }] })
  })),
  frame: 60,
  ports: listPorts,
  immediate: [],
  screen: (page) => new Cancellations(page),
  open: async (scene, start) => {
    await enterList(scene.page)
    await openAgain(scene, start)
  },
  openAgain,
  gestures: cancellationRowGestures,
  sees: ({ value, context: { base, mine, sent, theirs, isUnsure } }) => [
    value,
    base.bookedAs,
    mine.bookedAs,
    value === "saving" ? sent.bookedAs : null,
    theirs?.bookedAs,
    isUnsure
  ],
  seen: ({ value, context }) => ({
    booked: context.mine.bookedAs ?? "",
    isMarked: typeof value === "string" || "failed" in value,
    trouble: troubleSeen(context)
  }),
  look: async ({ screen }) => {
    const [row] = (await screen.look()).rows
    return row && { booked: row.booked, isMarked: row.isMarked, trouble: row.trouble }
  },
  shownState: async ({ screen }) => places[(await screen.row(orderId).getAttribute("data-place")) ?? ""],
  excluded: cancellationRowExclusions
}
