import { done, fails } from "../../../model-tests/harness/explore.ts"
import { openOrderOf } from "../../../src/domain/order/life/open-order.test-support.ts"
import { isSameQuery, type OpenOrdersQuery } from "../../../src/domain/order/life/open-orders-query.ts"
import type { OpenOrdersPage, openOrdersMachine } from "../../../src/machines/open-orders.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { OpenOrdersScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"

const { does, answers, waits } = gesturesOn<typeof openOrdersMachine, OpenOrdersScreen>()

export const everything: OpenOrdersQuery = { search: "", status: null, countryId: null, page: 1 }
export const beyond: OpenOrdersQuery = { ...everything, page: 9 }

const asks = (name: string, query: OpenOrdersQuery) =>
  does(
    name,
    [{ type: "query.change", query }],
    ({ context }) => !isSameQuery(context.query, query),
    ({ screen }) => screen.ask(query)
  )

const isFiltered = ({ search, status, countryId }: OpenOrdersQuery) =>
  search !== "" || status !== null || countryId !== null

const loads = (
  name: string,
  when: Parameters<typeof does>[2],
  act: Gesture<OpenOrdersScreen>["act"]
): Gesture<OpenOrdersScreen> => does(name, [{ type: "list.load" }], when, act)

const answered = (name: string, event: ReturnType<typeof done>, reply: Reply) =>
  answers("listOpenOrders", name, [event], reply, ({ value }) => value === "loading")

const lists = (name: string, page: OpenOrdersPage) =>
  answered(name, done("listOpenOrders", { kind: "listed", page }), { json: toWire(page) })

const signedOut = (name: string, status: number, code: string) =>
  answered(name, done("listOpenOrders", { kind: "signedOut" }), refusedWith(status, code))

const one = openOrderOf()
const other = openOrderOf({ orderId: "bestellung-2", orderNumber: "HM-26-100002", buyer: "Max Muster" })

/** Everything that a person does with the list of open orders, and the server answers. */
export const openOrdersGestures: ReadonlyArray<Gesture<OpenOrdersScreen>> = [
  asks("searches for words", { ...everything, search: "Erika" }),
  asks("looks for new ones", { ...everything, status: "placed" }),
  asks("searches for nothing", everything),
  does(
    "shows all of them",
    [{ type: "query.change", query: everything }],
    ({ value, context }) => value === "empty" && context.page.total === 0 && isFiltered(context.query),
    ({ screen }) => screen.follow("Alle zeigen")
  ),
  does(
    "goes to the first page",
    [{ type: "query.change", query: everything }],
    ({ value, context }) => value === "empty" && context.page.total > 0 && isSameQuery(context.query, beyond),
    ({ screen }) => screen.follow("Zur ersten Seite")
  ),
  loads(
    "loads them anew",
    ({ value }) => value === "full" || value === "stale" || value === "empty",
    ({ screen }) => screen.press("Neu laden")
  ),
  loads(
    "tries again",
    ({ value }) => value === "failed",
    ({ screen }) => screen.press("Noch einmal versuchen")
  ),
  loads(
    "has signed in elsewhere",
    ({ value }) => value === "expired",
    ({ screen }) => screen.press("Noch einmal laden")
  ),
  loads(
    "looks at the page again",
    ({ value }) => value !== "loading",
    ({ screen }) => screen.lookAgain()
  ),
  lists("two are open", { items: [one, other], total: 2 }),
  lists("one is open", { items: [one], total: 1 }),
  lists("none is open", { items: [], total: 0 }),
  lists("the page is beyond the last", { items: [], total: 60 }),
  signedOut("nobody is signed in any more", 401, "NotSignedIn"),
  signedOut("the account may not any more", 403, "Forbidden"),
  answered("the server refuses", fails("listOpenOrders"), refusedWith(422, "Invalid")),
  answered("the server fails", fails("listOpenOrders"), { status: 503, json: {} }),
  answered("the line breaks", fails("listOpenOrders"), { abort: true }),
  waits("xstate.after.longestAnswer.openOrders.loading")
]
