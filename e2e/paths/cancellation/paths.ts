import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { creditedLater } from "./answers.ts"
import { cancellationExclusions } from "./excluded.ts"
import { cancellationGestures } from "./gestures.ts"
import { rowsSeen } from "./seen.ts"
import { query } from "./signs.ts"
import { listPorts, enterList, openList } from "../harness/cancellations-on-wire.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof cancellationMachine>

const lists: Readonly<Record<string, readonly [count: string, ...notices: ReadonlyArray<string>]>> = {
  loading: ["Stornos werden geladen …"],
  failed: ["", "Die Stornos konnten gerade nicht geladen werden"],
  signedOut: ["", "Ihre Anmeldung ist abgelaufen"],
  empty: ["", "Keine Stornos in diesem Zeitraum"]
}

const stale = [
  "2 von 2 Stornos",
  "Die Liste konnte nicht neu geladen werden. Sie sehen den früheren Stand; Ihre Änderungen bleiben."
] as const

const saved: Readonly<Record<string, string>> = {
  "full.saved": "Alles gespeichert",
  "full.unsaved.unreachable":
    "Keine Antwort vom Server. Ihre Buchungen bleiben hier; noch einmal speichern schadet nicht.",
  "full.unsaved.refused":
    "Der Server hat keine der Buchungen angenommen. Vielleicht fehlt Ihnen inzwischen das Recht dazu.",
  "full.unsaved.expired":
    "Ihre Anmeldung ist abgelaufen. Ihre Buchungen bleiben erhalten, bis Sie wieder angemeldet sind.",
  saving: "Wird gespeichert …"
}

const isUnsaved: ReadonlySet<string> = new Set(["dirty", "saving", "retryable", "conflict"])

/** Returns the expected view of the changes of all rows. */
const saveSeen = (state: string, { context: { edits, markings } }: Snapshot) => {
  const places = [...edits.values()].map(({ place }) => place)
  const count = (name: string) => places.filter((place) => place === name).length
  const unsaved = places.filter((place) => isUnsaved.has(place)).length
  const counted = [
    `${unsaved} ${unsaved === 1 ? "Änderung" : "Änderungen"} nicht gespeichert`,
    count("retryable") > 0 ? `${count("retryable")} fehlgeschlagen` : "",
    count("conflict") > 0 ? `${count("conflict")} inzwischen anderswo geändert` : ""
  ]
  const canSave = count("dirty") + count("retryable") > 0
  return {
    notice: saved[state] ?? (unsaved === 0 ? "Nichts zu speichern" : counted.filter(Boolean).join(" · ")),
    button:
      state === "saving"
        ? "busy"
        : !canSave
          ? "off"
          : state === "full.unsaved.unreachable"
            ? "Noch einmal speichern"
            : "Speichern",
    canUndo: markings.length > 0
  }
}

/** Returns the expected dialog about the unsaved changes, with its buttons. */
const dialogSeen = (state: string, { context }: Snapshot): ReadonlyArray<string> => {
  const canSave = [...context.edits.values()].some(({ place }) => place === "dirty" || place === "retryable")
  return state === "asking"
    ? ["Änderungen speichern?", ...(canSave ? ["Speichern und weiter"] : []), "Hier bleiben", "Verwerfen"]
    : []
}

const seen = (at: Snapshot) => {
  const state = pathOf(at.value.list)
  const instead = lists[state]
  const [list = "2 von 2 Stornos", ...notices] = instead ?? (state.endsWith("stale") ? stale : [])
  return {
    list,
    isRead: state.startsWith("rereading"),
    notices,
    rows: instead === undefined ? rowsSeen(at.context) : [],
    save: instead === undefined ? saveSeen(state, at) : { notice: "", button: "", canUndo: false },
    dialog: dialogSeen(state, at)
  }
}

const openAgain = async ({ page, ports }: Scene<Cancellations>) => {
  await openList(page)
  await ports.reached("listCancellations", 1)
}

/** Model-based test of the list of cancellations: all user actions and server responses. */
export const cancellationPaths: PathsOf<typeof cancellationMachine, Cancellations> = {
  machine: cancellationMachine,
  starts: [{ name: "a desk of all dealers", input: query }],
  frame: 60,
  ports: listPorts,
  immediate: ["listCancellations", "saveCancellations"],
  screen: (page) => new Cancellations(page),
  open: async (scene) => {
    await enterList(scene.page)
    await openAgain(scene)
  },
  openAgain,
  gestures: cancellationGestures,
  // only few details, to limit the number of situations: `model-tests` tests the machine itself
  sees: ({ value, context: { wish, edits, rows } }) => [
    value,
    wish?.kind,
    rows[0]?.version === creditedLater.version,
    rows.map(({ orderId, bookedAs }) => {
      const edit = edits.get(orderId)
      const mine = edit?.row.mine.bookedAs ?? null
      return [bookedAs, edit?.place, mine, edit?.place === "saving" && mine !== edit.row.sent.bookedAs]
    })
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: cancellationExclusions
}
