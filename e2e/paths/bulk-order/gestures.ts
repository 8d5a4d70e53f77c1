import type { SnapshotFrom } from "xstate"
import { bulkOrderMoves } from "../../../model-tests/bulk-order/walk.ts"
import { encodePoints } from "../../../src/domain/bulk/points-codec.ts"
import type { bulkOrderMachine } from "../../../src/machines/bulk-order.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import type { BulkOrder } from "../../pages/BulkOrder.ts"
import { keepInAnotherWindow } from "../harness/another-window.ts"
import { gesturesOn, refusedWith, type Way } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof bulkOrderMachine>
type On = Way<typeof bulkOrderMachine, BulkOrder>

const { causes, waits } = gesturesOn<typeof bulkOrderMachine, BulkOrder>()

const rows = ({ context }: Snapshot) => context.points

/**
 * Returns the current position of the row that was the last one at the start; its `index` stays the same when rows are
 * added or removed.
 */
const lastRow = (snapshot: unknown) => rows(snapshot as Snapshot).findIndex(({ index }) => index === 2)

const typesZip = ({ zip }: { readonly zip: string }): On => ({
  when: (at) => rows(at).some((row) => row.index === 2 && row.zipCode !== zip),
  act: async ({ screen }, { snapshot }) => {
    await screen.zip(lastRow(snapshot)).fill(zip)
    await screen.zip(lastRow(snapshot)).blur()
  }
})

const typesAmount = ({ text }: { readonly text: string }): On => ({
  when: (at) => rows(at).some((row) => row.index === 2 && String(row.amount ?? "") !== text),
  act: async ({ screen }, { snapshot }) => {
    await screen.amount(lastRow(snapshot)).fill(text)
    await screen.amount(lastRow(snapshot)).blur()
  }
})

const offers = ({ output }: (typeof bulkOrderMoves)["two dealers offer"]): On => ({
  reply: { json: toWire(output.calculation) }
})

/** All user actions on the page of a bulk order, and all server responses. */
export const bulkOrderGestures: ReadonlyArray<Gesture<BulkOrder>> = [
  ...causes(bulkOrderMoves, {
    "types 80333 at the second point": typesZip,
    "types 803 at the second point": typesZip,
    "types no postal code at the second point": typesZip,
    "types 4000 at the second point": typesAmount,
    "types 999 at the second point": typesAmount,
    "adds a point": {
      when: (at) => rows(at).length < 3,
      act: ({ screen }) => screen.add.click()
    },
    "removes the first point": {
      when: (at) => rows(at).length > 2 && rows(at)[0]?.index === 1,
      act: ({ screen }) => screen.remove(0).click()
    },
    "presses start": { when: (at) => !at.hasTag("busy"), act: ({ screen }) => screen.start.click() },
    "presses Enter": { when: () => true, act: ({ screen }) => screen.zip(0).press("Enter") },
    "tries again": { when: (at) => at.matches("failed"), act: ({ screen }) => screen.retry.click() },
    "goes to another address of the page": ({ points }) => ({
      // only after the visitor has stopped typing: until then the URL differs from the fields
      when: (at) =>
        !at.matches("settling") &&
        !at.matches("editing") &&
        rows(at).some(({ zipCode }) => points.every((point) => point.zipCode !== zipCode)),
      act: ({ screen }) => screen.goTo(points)
    }),
    "another window has other points": ({ points }) => ({
      // changes in another window are not applied while the visitor is filling in the rows
      when: (at) =>
        at.matches("settling") || rows(at).every(({ zipCode, amount }) => zipCode !== "" && amount !== null),
      act: ({ page }) => keepInAnotherWindow(page, "bulk:1:3", encodePoints(1, points))
    }),
    "two dealers offer": offers,
    "no dealer offers": offers,
    "the server refuses": {
      reply: refusedWith(422, "Invalid", {
        Problems: [{ Code: "invalid", Field: "Stations.1.ZipCode", Params: {} }]
      })
    },
    "the server fails": { reply: { status: 503, json: {} } },
    "the line breaks": { reply: { abort: true } }
  }),
  waits("xstate.after.typing.bulkOrder.settling"),
  waits("xstate.after.offerLifetime.bulkOrder.calculated")
]
