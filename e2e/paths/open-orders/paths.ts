import type { SnapshotFrom } from "xstate"
import { isSameQuery, type OpenOrdersQuery } from "../../../src/domain/order/life/open-orders-query.ts"
import { openOrdersMachine } from "../../../src/machines/open-orders.machine.ts"
import { enterAsDealer } from "../../dealer.ts"
import { openOrdersExclusions } from "./excluded.ts"
import { everything } from "../../../model-tests/open-orders/walk.ts"
import { beyond, openOrdersGestures } from "./gestures.ts"
import { OpenOrdersScreen } from "./screen.ts"
import type { PathsOf } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof openOrdersMachine>

type Notice = readonly [title: string, ...ways: ReadonlyArray<string>]

const failures: Readonly<Record<string, Notice>> = {
  failed: ["Die Bestellungen konnten gerade nicht geladen werden", "Noch einmal versuchen"],
  expired: ["Sie sind nicht mehr angemeldet", "Anmelden", "Noch einmal laden"]
}

const emptyAs = ({ query: { search, status }, page: { total } }: Snapshot["context"]): Notice =>
  total > 0
    ? ["Diese Seite der Liste gibt es nicht", "Zur ersten Seite"]
    : search !== "" || status !== null
      ? ["Keine offene Bestellung passt dazu", "Alle zeigen"]
      : ["Es ist nichts offen"]

const stale = "Der Server hat nicht geantwortet. Die Liste steht noch so da, wie sie zuletzt geladen wurde."

const numberOf = (total: number) => (total === 1 ? "1 offene Bestellung" : `${total} offene Bestellungen`)

/** What a person sees: rows that are read again stay as they are, those of another question are marked. */
const seen = ({ value, context }: Snapshot) => {
  const { query, answered, page } = context
  const failure = failures[value]
  const notice = value === "empty" ? emptyAs(context) : failure
  const isAgain =
    value === "loading" && page.items.length > 0 && answered !== null && isSameQuery(answered, query)
  const found = value !== "loading" ? numberOf(page.total) : isAgain ? "Wird neu geladen …" : "Wird geladen …"
  const isOther = value === "loading" && !isAgain
  const numbers = page.items.map(({ orderNumber }) => orderNumber)
  return {
    asked: [query.search, query.status ?? ""],
    says: failure !== undefined ? [] : value === "stale" ? [found, stale] : [found],
    reload: failure !== undefined ? null : isAgain ? "busy" : isOther ? "not yet" : "there",
    rows: failure !== undefined || numbers.length === 0 ? [] : [isOther ? "loading" : "full", ...numbers],
    isEmptyYet: isOther && numbers.length === 0,
    notices: notice === undefined ? [] : [notice[0]],
    ways: notice?.slice(1) ?? []
  }
}

const starts: Readonly<Record<string, readonly [path: string, query: OpenOrdersQuery]>> = {
  "the list": ["", everything],
  "a page beyond the last": ["?seite=9", beyond]
}

/** The list of a dealer's open orders, walked by everything that a person does there and the server answers. */
export const openOrdersPaths: PathsOf<typeof openOrdersMachine, OpenOrdersScreen> = {
  machine: openOrdersMachine,
  starts: Object.entries(starts).map(([name, [, query]]) => ({ name, input: { query } })),
  frame: 60,
  ports: { listOpenOrders: "**/api/dealer-orders/open" },
  immediate: ["listOpenOrders"],
  screen: (page) => new OpenOrdersScreen(page),
  open: async ({ page }, start) => {
    await enterAsDealer(page, `/stornomanagement/offen${starts[start]?.[0] ?? ""}`)
    await page.waitForFunction(() => window.machineStates?.["openOrders"] !== undefined)
  },
  gestures: openOrdersGestures,
  sees: ({ value, context: { query, page, answered } }) => [
    value,
    query,
    page.items.length,
    page.total,
    answered
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: openOrdersExclusions
}
