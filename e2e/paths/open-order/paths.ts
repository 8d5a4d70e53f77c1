import type { SnapshotFrom } from "xstate"
import { openOrderMachine } from "../../../src/machines/open-order.machine.ts"
import { ordersPageSize } from "../../../src/services/queries/orders.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { enterAsDealer } from "../../dealer.ts"
import { openOrderExclusions } from "./excluded.ts"
import { openOrderGestures, orderAt } from "./gestures.ts"
import { OpenOrderScreen } from "./screen.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof openOrderMachine>

const buttons: Readonly<Record<string, string>> = {
  confirm: "Bestätigen",
  refuse: "Ablehnen",
  cancel: "Stornieren"
}
const statuses: Readonly<Record<string, string>> = {
  placed: "Neu",
  confirmed: "Bestätigt",
  refused: "Abgelehnt"
}

const refusedAs = (code: string) =>
  `Das wurde so nicht angenommen, an der Bestellung hat sich nichts geändert. Unserer Betreuung hilft diese Angabe weiter: ${code}.`
const expired =
  "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und versuchen Sie es dann noch einmal."
const again = ["Noch einmal versuchen", "Verwerfen"]

const unsent = "Nicht gesendet: dieses Fenster hat geschlafen. Bitte noch einmal bestätigen."

/** Expected notice of the row in each state, and the buttons that replace the actions. */
const atRow: Readonly<Record<string, readonly [notice: string, ways?: ReadonlyArray<string>]>> = {
  takenBack: ["Zurückgenommen. Es wurde nichts gesendet."],
  unsent: [unsent],
  acting: ["Einen Moment …"],
  reading: ["Einen Moment …"],
  done: ["Gespeichert."],
  conflict: ["Diese Bestellung hat sich inzwischen geändert. So steht sie jetzt."],
  gone: ["Diese Bestellung gibt es für Sie nicht mehr."],
  unreachable: ["Der Server hat nicht geantwortet.", again],
  expired: [expired, again],
  unread: ["Wie die Bestellung jetzt steht, konnte nicht geladen werden.", ["Noch einmal versuchen"]]
}

const inForm: Readonly<Record<string, string>> = {
  unsent,
  unreachable:
    "Der Server hat nicht geantwortet. Ihre Angaben stehen noch da; bitte senden Sie sie noch einmal.",
  expired:
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und senden Sie dann noch einmal."
}

const lastOf = (value: Snapshot["value"]): string =>
  typeof value === "string" ? value : String(Object.values(value)[0])

const formOf = ({ value, context: { act, wish, problems, refusal } }: Snapshot) => {
  const state = lastOf(value)
  const isFlawed = state === "unreachable" && problems.length > 0
  const title = buttons[act]
  return {
    title,
    // a field that the user left empty after a lost response is shown empty; the machine keeps the value that was sent
    reason: wish.act === act && !isFlawed && "reason" in wish ? wish.reason : "",
    wrong: problems.map(() => "Bitte füllen Sie dieses Feld aus."),
    says: inForm[state] ?? (refusal !== "" && problems.length === 0 ? refusedAs(refusal) : ""),
    ways: [title, "Abbrechen"]
  }
}

/**
 * Returns the expected view. If the server has not accepted an action, the action's form opens again with its input.
 */
const seen = (at: Snapshot) => {
  const { order, now, act, refusal } = at.context
  const state = lastOf(at.value)
  const isForm = act !== "confirm" && (at.matches("asking") || at.matches("failed"))
  const isRefused = state === "refused"
  const isWaiting = at.matches("announced")
  const [notice, ways] = isForm
    ? [""]
    : isRefused
      ? [refusedAs(refusal), again]
      : isWaiting
        ? [`${buttons[act]}: wird in ${state === "soon" ? 10 : 5} Sekunden gesendet.`]
        : (atRow[state] ?? [""])
  const isBusy = isWaiting || state === "acting" || state === "reading"
  const acts = ["confirm", "refuse", "cancel"].filter((each) => order.may.some((one) => one === each))
  return {
    status: statuses[now.kind === "ended" ? now.status : order.status],
    notice,
    ways: ways ?? [
      ...acts.map((each) => `${buttons[each]}${isBusy ? (each === act ? " (busy)" : " (not now)") : ""}`),
      ...(isWaiting ? ["Zurücknehmen"] : [])
    ],
    form: isForm ? formOf(at) : null
  }
}

const path = "/stornomanagement/offen"
const start = "an unconfirmed order"

/** Responds to requests for the list at once; a request for a single order waits until the test responds to it. */
const lists = async ({ page, screen }: Scene<OpenOrderScreen>) => {
  screen.listed = orderAt(1)
  await page.route("**/api/dealer-orders/open", (route) => {
    const { Size } = route.request().postDataJSON() as { readonly Size: number }
    return Size === ordersPageSize
      ? route.fulfill({ json: toWire({ items: [screen.listed], total: 1 }) })
      : route.fallback()
  })
  await page.route("**/api/orders/*/state", (route) => route.fulfill({ json: { Status: "refused" } }))
}
const begins = ({ page }: Scene<OpenOrderScreen>) =>
  page.getByRole("row").getByRole("button", { name: "Bestätigen" }).and(page.locator(":enabled")).waitFor()

/** Model-based test of one open order for its seller: all user actions and server responses. */
export const openOrderPaths: PathsOf<typeof openOrderMachine, OpenOrderScreen> = {
  machine: openOrderMachine,
  starts: [{ name: start, input: { order: orderAt(1) } }],
  frame: 60,
  ports: {
    act: "**/api/orders/*/{confirm,refuse,cancel-sale}",
    readOrder: "**/api/dealer-orders/open"
  },
  immediate: ["act", "readOrder"],
  screen: (page) => new OpenOrderScreen(page),
  open: async (scene) => {
    await lists(scene)
    await enterAsDealer(scene.page, path)
    await begins(scene)
  },
  openAgain: async (scene) => {
    await lists(scene)
    await scene.page.goto(path)
    await begins(scene)
  },
  gestures: openOrderGestures,
  sees: ({ value, context: { order, now, act, wish, problems, refusal, because } }) => [
    value,
    order.version,
    order.may.length,
    now.kind,
    act,
    wish,
    problems.length,
    refusal,
    because
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: openOrderExclusions
}
