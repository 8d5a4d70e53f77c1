import type { AnyMachineSnapshot, AnyStateNode, SnapshotFrom } from "xstate"
import { bulkOf } from "../../model-tests/data/bulk.ts"
import { done, fails } from "../../model-tests/harness/walk.ts"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { offerLifetime } from "../../src/domain/offer.ts"
import { toWire } from "../../src/services/client/wire-names.ts"
import { germany } from "../markets.ts"
import { BulkOrder } from "../pages/BulkOrder.ts"
import { bulkOrderExclusions } from "./bulk-order.excluded.ts"
import type { Gesture, PathsOf } from "./paths.ts"
import type { Reply } from "./ports.ts"

type Snapshot = SnapshotFrom<typeof bulkOrderMachine>

const here = (snapshot: AnyMachineSnapshot) => snapshot as Snapshot
const rows = (snapshot: AnyMachineSnapshot) => here(snapshot).context.points

const first = { zipCode: "01067", amount: 7000 }
const second = { zipCode: "01069", amount: 8000 }
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

const gestures: ReadonlyArray<Gesture<BulkOrder>> = [
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
  answers("two dealers offer", done("calculate", { kind: "calculated", calculation: bulkOf(2) }), {
    json: toWire(bulkOf(2))
  }),
  answers("no dealer offers", done("calculate", { kind: "calculated", calculation: bulkOf(0) }), {
    json: toWire(bulkOf(0))
  }),
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

const dotted = (amount: number | null) => (amount === null ? "" : amount.toLocaleString("de-DE"))

const words: Readonly<Record<string, string>> = {
  asking: "Wer bestellt mit?",
  blocked: "So können wir noch nicht rechnen",
  failed: "Die Angebote konnten gerade nicht berechnet werden",
  offers: "Diese Bestellung nehmen wir am Telefon auf",
  empty: "Kein Händler liefert an alle diese Lieferstellen"
}

const stateOf = (snapshot: Snapshot): string => {
  const { value } = snapshot
  if (typeof value === "object") return "blocked" in value ? "blocked" : value.calculated
  return value === "editing" || value === "recalling"
    ? "asking"
    : value === "failed"
      ? "failed"
      : "calculating"
}

/** What a person sees in each state; a field is called wrong only where nothing is still to be filled in. */
const seen = (snapshot: Snapshot) => {
  const state = stateOf(snapshot)
  const told = state === "blocked" || snapshot.matches("editing")
  const isWrongZip = (zip: string) => told && zip.length !== 5 && (zip !== "" || state === "blocked")
  const isWrongAmount = (amount: number | null) => told && amount !== null && amount < 1000
  return {
    state,
    rows: snapshot.context.points.map(({ zipCode, amount }) => [
      zipCode + (isWrongZip(zipCode) ? " (wrong)" : ""),
      dotted(amount) + (isWrongAmount(amount) ? " (wrong)" : "")
    ]),
    isBusy: snapshot.matches("calculating"),
    offers: state === "offers" ? "some" : "none",
    words: words[state] ?? ""
  }
}

const fresh: BulkOrderInput = {
  countryId: 1,
  productGroupId: 3,
  points: [],
  calculation: null,
  hasFailed: false
}
const kept = "01067$7100,01069$8100"

/** The bulk order of loose pellets, walked by everything that a person does there and the server answers. */
export const bulkOrderPaths: PathsOf<typeof bulkOrderMachine, BulkOrder> = {
  machine: bulkOrderMachine,
  starts: [
    { name: "an empty page", input: fresh, begun: [done("recallPoints", [])] },
    {
      name: "a page of a returning visitor",
      input: fresh,
      begun: [
        done("recallPoints", [
          { zipCode: "01067", amount: 7100 },
          { zipCode: "01069", amount: 8100 }
        ])
      ]
    },
    { name: "an address with offers", input: { ...fresh, points: [first, second], calculation: bulkOf(2) } },
    { name: "an address that is wrong", input: { ...fresh, points: [first, { ...second, amount: 999 }] } }
  ],
  frame: 60,
  ports: { calculate: "**/api/bulkorder/**" },
  immediate: ["calculate"],
  memory: {
    port: "calculate",
    lifetime: offerLifetime,
    isAsking: (snapshot) => snapshot.matches("calculating"),
    wish: ({ context }) => JSON.stringify(context.points),
    keeps: ({ type, output }) =>
      type.startsWith("xstate.done") && (output as { readonly kind: string }).kind === "calculated",
    sent: ({ context: { calculation } }) =>
      calculation === null ? undefined : done("calculate", { kind: "calculated", calculation })
  },
  screen: (page) => new BulkOrder(page),
  open: async ({ page, screen }, start) => {
    if (start === "a page of a returning visitor")
      await page.addInitScript((points) => localStorage.setItem("bulk:1:3", JSON.stringify(points)), kept)
    const toPoint = ({ zipCode, amount }: typeof first) => ({ zip: zipCode, amount })
    const points =
      start === "an address with offers"
        ? [first, second]
        : start === "an address that is wrong"
          ? [first, { ...second, amount: 999 }]
          : []
    await screen.open(germany, points.map(toPoint))
    await screen.live()
  },
  gestures,
  sees: ({ value, context: { points, calculation } }) => [
    value,
    points.length,
    points.some(({ index }) => index === 1),
    points.find(({ index }) => index === 2),
    points.every(({ zipCode }) => zipCode !== ""),
    calculation?.items.length
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: bulkOrderExclusions
}
