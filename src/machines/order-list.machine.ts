import { assign, setup } from "xstate"
import type { OpenOrder } from "../domain/order/life/open-order.ts"
import { isSameQuery, type OrderListQuery } from "../domain/order/life/order-list-query.ts"
import { port } from "./effect-port.ts"

/** One page of open orders, and their total number. */
export interface OrderListPage {
  readonly items: ReadonlyArray<OpenOrder>
  readonly total: number
}

/** The server's response; if no response arrives, the port fails. */
export type OrderListAnswer =
  | { readonly kind: "listed"; readonly page: OrderListPage }
  | { readonly kind: "signedOut" }

export type OrderListEvent =
  /** The URL contains another search text, order status, country or page. */
  { readonly type: "query.change"; readonly query: OrderListQuery } | { readonly type: "list.load" }

interface Context {
  readonly query: OrderListQuery
  /** The last loaded page; it stays while other rows are being loaded. */
  readonly page: OrderListPage
  /** The query that returned `page`; null before the first response. */
  readonly answered: OrderListQuery | null
}

const none: OrderListPage = { items: [], total: 0 }

const pageIn = (answer: OrderListAnswer): OrderListPage => (answer.kind === "listed" ? answer.page : none)

/**
 * The list of a seller's open orders; each row has its own openOrder machine (rule machine.states). The list is
 * reloaded when its page is shown again: the rows stay meanwhile, even if no response arrives.
 */
export const orderListMachine = setup({
  types: {
    input: {} as { readonly query: OrderListQuery },
    context: {} as Context,
    events: {} as OrderListEvent
  },
  actors: { listOpenOrders: port<OrderListAnswer, { readonly query: OrderListQuery }>("listOpenOrders") },
  actions: {
    keepQuery: assign((_, query: OrderListQuery) => ({ query })),
    keepPage: assign(({ context: { query } }, answer: OrderListAnswer) => ({
      page: pageIn(answer),
      answered: query
    })),
    forgetPage: assign({ page: none, answered: null })
  },
  guards: {
    isOther: ({ context }, query: OrderListQuery) => !isSameQuery(context.query, query),
    isSignedOut: (_, answer: OrderListAnswer) => answer.kind === "signedOut",
    isEmpty: (_, answer: OrderListAnswer) => pageIn(answer).items.length === 0,
    hasOwnRows: ({ context: { query, page, answered } }) =>
      page.items.length > 0 && answered !== null && isSameQuery(answered, query)
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "orderList",
  context: ({ input: { query } }) => ({ query, page: none, answered: null }),
  initial: "loading",
  on: {
    // also accepted during a request: leaving the state discards the late response
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
