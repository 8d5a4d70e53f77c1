import type { AnyMachineSnapshot, AnyStateNode, SnapshotFrom } from "xstate"
import { bulkOf } from "../../../model-tests/data/bulk.ts"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import { encodePoints } from "../../../src/domain/bulk/points-codec.ts"
import type { bulkOrderMachine } from "../../../src/machines/bulk-order.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import type { BulkOrder } from "../../pages/BulkOrder.ts"
import { keepInAnotherWindow } from "../harness/another-window.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

type Snapshot = SnapshotFrom<typeof bulkOrderMachine>

const here = (snapshot: AnyMachineSnapshot) => snapshot as Snapshot
const rows = (snapshot: AnyMachineSnapshot) => here(snapshot).context.points

const inAnotherWindow = [
  { zipCode: "01127", amount: 6200 },
  { zipCode: "01129", amount: 5200 }
]
const elsewhere = [
  { zipCode: "01097", amount: 6100 },
  { zipCode: "01099", amount: 4100 }
]

const gesture = (
  type: string,
  event: Gesture<BulkOrder>["parts"],
  act: Gesture<BulkOrder>["act"],
  when?: (snapshot: AnyMachineSnapshot) => boolean
): Gesture<BulkOrder> => ({ type, parts: event ?? [], ...(when && { when }), act })

/** The row that was there first, by its place; its index stays the same whatever comes and goes. */
const lastRow = (snapshot: AnyMachineSnapshot) => rows(snapshot).findIndex(({ index }) => index === 2)

const typesZip = (zip: string) =>
  gesture(
    `types ${zip || "no postal code"} at the second point`,
    [{ type: "point.zip", index: 2, zip }],
    async ({ screen }, { snapshot }) => {
      await screen.zip(lastRow(snapshot)).fill(zip)
      await screen.zip(lastRow(snapshot)).blur()
    },
    (snapshot) => rows(snapshot).some((row) => row.index === 2 && row.zipCode !== zip)
  )

const typesAmount = (text: string) =>
  gesture(
    `types ${text || "no amount"} at the second point`,
    [{ type: "point.amount", index: 2, text }],
    async ({ screen }, { snapshot }) => {
      await screen.amount(lastRow(snapshot)).fill(text)
      await screen.amount(lastRow(snapshot)).blur()
    },
    (snapshot) => rows(snapshot).some((row) => row.index === 2 && String(row.amount ?? "") !== text)
  )

const answers = (name: string, event: ReturnType<typeof done>, reply: Reply) =>
  gesture(
    name,
    [event],
    ({ ports }, { calls }) => ports.answer("calculate", calls["calculate"] ?? 0, reply),
    (snapshot) => here(snapshot).matches("calculating")
  )

const waits = (type: string) =>
  gesture(
    type,
    [{ type }],
    async () => {},
    (snapshot) => snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(type))
  )

/** Everything that a person does on the page of a bulk order, and the server answers. */
export const bulkOrderGestures: ReadonlyArray<Gesture<BulkOrder>> = [
  typesZip("80333"),
  typesZip("803"),
  typesZip(""),
  typesAmount("4000"),
  typesAmount("999"),
  gesture(
    "adds a point",
    [{ type: "point.add" }],
    ({ screen }) => screen.add.click(),
    (snapshot) => rows(snapshot).length < 3
  ),
  gesture(
    "removes the first point",
    [{ type: "point.remove", index: 1 }],
    ({ screen }) => screen.remove(0).click(),
    (snapshot) => rows(snapshot).length > 2 && rows(snapshot)[0]?.index === 1
  ),
  gesture(
    "presses start",
    [{ type: "calculation.start" }],
    ({ screen }) => screen.start.click(),
    (snapshot) => !snapshot.hasTag("busy")
  ),
  gesture(
    "presses Enter",
    [{ type: "calculation.start" }],
    ({ screen }) => screen.zip(0).press("Enter"),
    () => true
  ),
  gesture(
    "tries again",
    [{ type: "calculation.retry" }],
    ({ screen }) => screen.retry.click(),
    (snapshot) => here(snapshot).matches("failed")
  ),
  gesture(
    "goes to another address of the page",
    [{ type: "address.changed", points: elsewhere }],
    ({ screen }) => screen.goTo(elsewhere),
    (snapshot) =>
      // while somebody types, the address says something else than the fields
      !["settling", "editing"].some((state) => snapshot.matches(state)) &&
      rows(snapshot).some(({ zipCode }) => zipCode !== "01097" && zipCode !== "01099")
  ),
  gesture(
    "another window has other points",
    [{ type: "points.changed", points: inAnotherWindow }],
    ({ page }) => keepInAnotherWindow(page, "bulk:1:3", encodePoints(1, inAnotherWindow)),
    // somebody who is filling in the rows is not disturbed
    (snapshot) =>
      snapshot.matches("settling") ||
      rows(snapshot).every(({ zipCode, amount }) => zipCode !== "" && amount !== null)
  ),
  answers(
    "two dealers offer",
    done("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(2) }),
    {
      json: toWire(bulkOf(2))
    }
  ),
  answers(
    "no dealer offers",
    done("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(0) }),
    {
      json: toWire(bulkOf(0))
    }
  ),
  answers(
    "the server refuses",
    done("calculate", { kind: "refused", problems: [{ field: "stations.1.zipCode", code: "invalid" }] }),
    {
      status: 422,
      json: {
        Code: "Invalid",
        Message: "",
        Problems: [{ Code: "invalid", Field: "Stations.1.ZipCode", Params: {} }]
      }
    }
  ),
  answers("the server fails", fails("calculate"), { status: 503, json: {} }),
  answers("the line breaks", fails("calculate"), { abort: true }),
  waits("xstate.after.typing.bulkOrder.settling"),
  waits("xstate.after.offerLifetime.bulkOrder.calculated")
]
