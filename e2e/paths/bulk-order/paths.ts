import type { SnapshotFrom } from "xstate"
import { bulkOf } from "../../../model-tests/data/bulk.ts"
import { done } from "../../../model-tests/harness/explore.ts"
import { type BulkOrderInput, bulkOrderMachine } from "../../../src/machines/bulk-order.machine.ts"
import { offerLifetime } from "../../../src/domain/offer/offer.ts"
import { germany } from "../../markets.ts"
import { BulkOrder } from "../../pages/BulkOrder.ts"
import { bulkOrderExclusions } from "./excluded.ts"
import { bulkOrderGestures } from "./gestures.ts"
import type { PathsOf } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof bulkOrderMachine>

const first = { zipCode: "01067", amount: 7000 }
const second = { zipCode: "01069", amount: 8000 }

const dotted = (amount: number | null) => (amount === null ? "" : amount.toLocaleString("de-DE"))

const words: Readonly<Record<string, string>> = {
  asking: "Wer bestellt mit?",
  blocked: "So können wir noch nicht rechnen",
  failed: "Die Angebote konnten gerade nicht berechnet werden",
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

/**
 * Returns the expected view in each state; a field with a wrong value is only marked if no other field is still empty.
 */
const seen = (snapshot: Snapshot) => {
  const state = stateOf(snapshot)
  const shows = state === "blocked" || snapshot.matches("editing")
  const isWrongZip = (zip: string) => shows && zip.length !== 5 && (zip !== "" || state === "blocked")
  const isWrongAmount = (amount: number | null) => shows && amount !== null && amount < 1000
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

/** Model-based test of the bulk order of loose pellets: all user actions and server responses. */
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
    aged: ({ output, ...answer }, validFor) => ({ ...answer, output: { ...(output as object), validFor } }),
    keeps: ({ type, output }) =>
      type.startsWith("xstate.done") && (output as { readonly kind: string }).kind === "calculated",
    sent: ({ context: { calculation } }) =>
      calculation === null
        ? undefined
        : done("calculate", { kind: "calculated", validFor: offerLifetime, calculation })
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
  gestures: bulkOrderGestures,
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
