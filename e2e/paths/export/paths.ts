import type { SnapshotFrom } from "xstate"
import { statistic } from "../../../model-tests/data/statistics.ts"
import { type ExportRefusal, exportMachine } from "../../../src/machines/export.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { enterAs } from "../../kept-mails.ts"
import { exportExclusions } from "./excluded.ts"
import { exportGestures } from "./gestures.ts"
import { ExportScreen } from "./screen.ts"
import { sourceOf, spanIn, type SpanName, spans } from "./sources.ts"
import type { PathsOf } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof exportMachine>

const why: Readonly<Record<ExportRefusal, string>> = {
  unreachable: "Der Server hat nicht geantwortet. An Ihren Angaben liegt es nicht.",
  cut: "Die Verbindung ist mittendrin abgerissen. Von der Datei wurde nichts gespeichert.",
  tooMany:
    "Gerade werden schon mehrere Dateien geladen. Bitte versuchen Sie es in einer halben Minute wieder.",
  signedOut: "Sie sind nicht mehr angemeldet. Melden Sie sich an, dann steht Ihre Auswahl wieder da.",
  forbidden: "Ihr Konto darf diese Datei nicht laden.",
  nothing: "In diesem Zeitraum gibt es keine Zeilen mehr.",
  invalid: "Mit dieser Auswahl gibt es keine Datei. Bitte prüfen Sie den Zeitraum."
}

const take = "Als CSV herunterladen"

/** What the panel says in each state, and what can be done there. */
const panels: Readonly<
  Record<string, (context: Snapshot["context"]) => readonly [words: string, ways: ReadonlyArray<string>]>
> = {
  idle: () => ["", [take]],
  counted: ({ total }) => ["", total === 0 ? [] : [take]],
  cancelled: () => ["Abgebrochen. Es wurde keine Datei gespeichert.", [take]],
  uncounted: (at) => [`Die Bestellungen konnten nicht gezählt werden${why[at.refusal]}`, [again(at)]],
  failed: (at) => [`Die Datei ist nicht vollständig angekommen${why[at.refusal]}`, [again(at)]],
  downloading: ({ rows, total }) => [
    total === null ? "Die Datei wird vorbereitet …" : `${rows} von ${total} Zeilen`,
    ["Abbrechen"]
  ],
  done: ({ name }) => [`Vollständig: 5 Zeilen in ${name}`, ["Noch einmal laden"]]
}
const again = ({ refusal }: Snapshot["context"]) =>
  refusal === "signedOut" ? "Anmelden" : "Noch einmal versuchen"

const saysOf = (state: string, { rows }: Snapshot["context"]): string =>
  state === "downloading" && rows > 2
    ? "Zur Hälfte geladen"
    : state === "done"
      ? "Die Datei ist vollständig gespeichert"
      : state === "cancelled"
        ? "Abgebrochen"
        : ""

const foundAs = (state: string, { source, total }: Snapshot["context"]) => {
  if (source.kind !== "orders" || state === "blocked") return null
  return state === "counting" ? "Wird gezählt …" : total === null ? "Bestellungen" : `${total} Bestellungen`
}

/** What a person sees: nothing of days that are turned around, but the field says so. */
const seen = ({ value, context }: Snapshot) => {
  const state = typeof value === "object" ? "downloading" : value
  const { source, total, rows } = context
  const [words, ways] = panels[state]?.(context) ?? ["", []]
  const found = foundAs(state, context)
  const text = state === "counting" || state === "counted" ? found : saysOf(state, context)
  const { from, to } = spans[spanIn(source)]
  return {
    asked: [from, to],
    wrong: state === "blocked" ? ["Der letzte Tag liegt vor dem ersten."] : [],
    found,
    file: state === "counting" || state === "blocked" ? null : state,
    words,
    progress: state !== "downloading" ? null : total === null ? "unknown" : [rows, total],
    ways,
    says: text ? [text] : [],
    notices: state === "counted" && total === 0 ? ["Dazu passt keine Bestellung"] : [],
    kept: "whole files alone"
  }
}

const financial = "Role_Interaid_Financial"
const starts = {
  "the orders of a quarter": { kind: "orders", span: "a quarter", path: "/export-orders" },
  "the statistic of a quarter": { kind: "statistic", span: "a quarter", path: "/statistics" },
  "a sales list that is none yet": {
    kind: "sales",
    span: "days that are turned around",
    path: "/admin/verkaufsliste"
  }
} as const satisfies Readonly<Record<string, { readonly span: SpanName; readonly [key: string]: string }>>
const isStart = (name: string): name is keyof typeof starts => name in starts

const { totals } = statistic
const [sold] = totals
const sales = {
  dealers: [
    { dealerId: 1, dealer: "Muster", rows: [{ productId: 20, product: "Pellets", ...sold }], totals }
  ],
  totals
}

/** The files of orders, of the statistic and of the sales list, walked by everything that a person does there. */
export const exportPaths: PathsOf<typeof exportMachine, ExportScreen> = {
  machine: exportMachine,
  starts: Object.entries(starts).map(([name, { kind, span }]) => ({
    name,
    input: { source: sourceOf(kind, span) }
  })),
  frame: 60,
  ports: { count: "**/api/orders-export/count", download: "**/api/**/*.csv?*" },
  immediate: ["count", "download"],
  screen: (page) => new ExportScreen(page),
  open: async ({ page }, start) => {
    if (!isStart(start)) throw new Error(`There is no start "${start}"`)
    const { path, span } = starts[start]
    // what stands around the file is there at once
    await page.route("**/getStatistic", (route) => route.fulfill({ json: toWire(statistic) }))
    await page.route("**/api/sales-list", (route) => route.fulfill({ json: toWire(sales) }))
    await enterAs(page, financial, `${path}?von=${spans[span].from}&bis=${spans[span].to}`)
    await page.waitForFunction(() => window.machineStates?.["export"] !== undefined)
  },
  gestures: exportGestures,
  sees: ({ value, context: { source, total, rows, attempt, refusal } }) => [
    value,
    spanIn(source),
    total,
    typeof value === "object" ? rows : 0,
    attempt,
    value === "failed" || value === "uncounted" ? refusal : ""
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: exportExclusions
}
