import { assign, setup } from "xstate"
import type { OpenOrder } from "../domain/order/life/open-order.ts"
import { isSameQuery, type OpenOrdersQuery } from "../domain/order/life/open-orders-query.ts"
import { port } from "./port.ts"

/** One page of open orders, and their total number. */
export interface OpenOrdersPage {
  readonly items: ReadonlyArray<OpenOrder>
  readonly total: number
}

/** The server's answer; a missing answer is an error of the port. */
export type OpenOrdersAnswer =
  | { readonly kind: "listed"; readonly page: OpenOrdersPage }
  /** The session has ended. */
  | { readonly kind: "signedOut" }

export type OpenOrdersEvent =
  /** The URL contains another search, state or page. */
  { readonly type: "query.change"; readonly query: OpenOrdersQuery } | { readonly type: "list.load" }

interface Context {
  readonly query: OpenOrdersQuery
  /** The last loaded page; it stays while other rows are being loaded. */
  readonly page: OpenOrdersPage
  /** The query that `page` answers; null before the first answer. */
  readonly answered: OpenOrdersQuery | null
}

const none: OpenOrdersPage = { items: [], total: 0 }

const pageIn = (answer: OpenOrdersAnswer): OpenOrdersPage => (answer.kind === "listed" ? answer.page : none)

/**
 * The list of a seller's open orders; each row has its own openOrder machine (rule machine.states). The list is
 * reloaded when its page is shown again: its rows stay meanwhile, even without an answer.
 */
export const openOrdersMachine = setup({
  types: {
    input: {} as { readonly query: OpenOrdersQuery },
    context: {} as Context,
    events: {} as OpenOrdersEvent
  },
  actors: { listOpenOrders: port<OpenOrdersAnswer, { readonly query: OpenOrdersQuery }>("listOpenOrders") },
  actions: {
    keepQuery: assign((_, query: OpenOrdersQuery) => ({ query })),
    keepPage: assign(({ context: { query } }, answer: OpenOrdersAnswer) => ({
      page: pageIn(answer),
      answered: query
    })),
    forgetPage: assign({ page: none, answered: null })
  },
  guards: {
    isOther: ({ context }, query: OpenOrdersQuery) => !isSameQuery(context.query, query),
    isSignedOut: (_, answer: OpenOrdersAnswer) => answer.kind === "signedOut",
    isEmpty: (_, answer: OpenOrdersAnswer) => pageIn(answer).items.length === 0,
    hasOwnRows: ({ context: { query, page, answered } }) =>
      page.items.length > 0 && answered !== null && isSameQuery(answered, query)
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "openOrders",
  context: ({ input: { query } }) => ({ query, page: none, answered: null }),
  initial: "loading",
  on: {
    // also during a request: leaving the state drops its late answer
    "query.change": {
      guard: { type: "isOther", params: ({ event }) => event.query },
      target: ".loading",
      actions: { type: "keepQuery", params: ({ event }) => event.query }
    }
  },
  states: {
    loading: {
      invoke: {
        id: "listOpenOrders",
        src: "listOpenOrders",
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: { type: "isSignedOut", params: ({ event }) => event.output },
            target: "expired"
          },
          {
            guard: { type: "isEmpty", params: ({ event }) => event.output },
            target: "empty",
            actions: { type: "keepPage", params: ({ event }) => event.output }
          },
          { target: "full", actions: { type: "keepPage", params: ({ event }) => event.output } }
        ],
        onError: [
          { guard: "hasOwnRows", target: "stale" },
          { target: "failed", actions: "forgetPage" }
        ]
      },
      after: {
        longestAnswer: [
          { guard: "hasOwnRows", target: "stale" },
          { target: "failed", actions: "forgetPage" }
        ]
      }
    },
    full: { on: { "list.load": "loading" } },
    /** The rows could not be reloaded: the old ones stay, with any action in progress. */
    stale: { on: { "list.load": "loading" } },
    /** No order matches, or the page is beyond the last one. */
    empty: { on: { "list.load": "loading" } },
    /** Old rows are not shown under a new query. */
    failed: { on: { "list.load": "loading" } },
    /** The session has ended; after signing in elsewhere the user loads the list again. */
    expired: { on: { "list.load": "loading" } }
  }
})
