import { everything, openOrdersMoves } from "../../../model-tests/open-orders/walk.ts"
import { isSameQuery, type OpenOrdersQuery } from "../../../src/domain/order/life/open-orders-query.ts"
import type { OpenOrdersPage, openOrdersMachine } from "../../../src/machines/open-orders.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { gesturesOn, refusedWith, type Way } from "../harness/gestures.ts"
import type { OpenOrdersScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { causes, waits } = gesturesOn<typeof openOrdersMachine, OpenOrdersScreen>()

type On = Way<typeof openOrdersMachine, OpenOrdersScreen>

export const beyond: OpenOrdersQuery = { ...everything, page: 9 }

const asks = ({ query }: { readonly query: OpenOrdersQuery }): On => ({
  when: ({ context }) => !isSameQuery(context.query, query),
  act: ({ screen }) => screen.ask(query)
})

const isFiltered = ({ search, status, countryId }: OpenOrdersQuery) =>
  search !== "" || status !== null || countryId !== null

const lists = ({ output }: { readonly output: { readonly page: OpenOrdersPage } }): On => ({
  reply: { json: toWire(output.page) }
})

/** Everything that a person does with the list of open orders, and the server answers. */
export const openOrdersGestures: ReadonlyArray<Gesture<OpenOrdersScreen>> = [
  ...causes(openOrdersMoves, {
    "searches for words": asks,
    "looks for new ones": asks,
    "searches for nothing": asks,
    "shows all of them": {
      when: ({ value, context }) =>
        value === "empty" && context.page.total === 0 && isFiltered(context.query),
      act: ({ screen }) => screen.follow("Alle zeigen")
    },
    "goes to the first page": {
      when: ({ value, context }) =>
        value === "empty" && context.page.total > 0 && isSameQuery(context.query, beyond),
      act: ({ screen }) => screen.follow("Zur ersten Seite")
    },
    "loads them anew": {
      when: ({ value }) => value === "full" || value === "stale" || value === "empty",
      act: ({ screen }) => screen.press("Neu laden")
    },
    "tries again": {
      when: ({ value }) => value === "failed",
      act: ({ screen }) => screen.press("Noch einmal versuchen")
    },
    "has signed in elsewhere": {
      when: ({ value }) => value === "expired",
      act: ({ screen }) => screen.press("Noch einmal laden")
    },
    "looks at the page again": {
      when: ({ value }) => value !== "loading",
      act: ({ screen }) => screen.lookAgain()
    },
    "two are open": lists,
    "one is open": lists,
    "none is open": lists,
    "the page is beyond the last": lists,
    "nobody is signed in any more": { reply: refusedWith(401, "NotSignedIn") },
    "the account may not any more": { reply: refusedWith(403, "Forbidden") },
    "the server refuses": { reply: refusedWith(422, "Invalid") },
    "the server fails": { reply: { status: 503, json: {} } },
    "the line breaks": { reply: { abort: true } }
  }),
  waits("xstate.after.longestAnswer.openOrders.loading")
]
