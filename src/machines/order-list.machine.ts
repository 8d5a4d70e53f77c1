import { assign, setup } from "xstate"
import type { OpenOrder } from "../domain/order/life/open-order.ts"
import { isSameQuery, type OrderListQuery } from "../domain/order/life/order-list-query.ts"
import { port } from "./effect-port.ts"

/** One page of open orders, and how many there are on all of them. */
export interface OrderListPage {
  readonly items: ReadonlyArray<OpenOrder>
  readonly total: number
}

/** What the server says; no answer is an error of the port. */
export type OrderListAnswer =
  | { readonly kind: "listed"; readonly page: OrderListPage }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }

export type OrderListEvent =
  /** The address names other words, another state or another page. */
  { readonly type: "query.change"; readonly query: OrderListQuery } | { readonly type: "list.load" }

interface Context {
  readonly query: OrderListQuery
  /** As it was read last; it stays while other rows are on their way. */
  readonly page: OrderListPage
  /** What the page answers; null before the first answer. */
  readonly answered: OrderListQuery | null
}

const none: OrderListPage = { items: [], total: 0 }

const pageIn = (answer: OrderListAnswer): OrderListPage => (answer.kind === "listed" ? answer.page : none)

/**
 * The list of a seller's open orders; each row has an openOrder machine of its own (rule machine.states).
 * It is read again when its page is looked at again: its rows stay meanwhile, also without an answer.
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
    // also while others are on their way: the late answer is dropped with its state
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
    /** The same rows could not be read again: those of before still stand, with whatever is being done at them. */
    stale: { on: { "list.load": "loading" } },
    /** Nothing fits, or there is nothing beyond the last page. */
    empty: { on: { "list.load": "loading" } },
    /** Old rows under a new question would be wrong ones. */
    failed: { on: { "list.load": "loading" } },
    /** The session has ended; after signing in elsewhere the user asks again. */
    expired: { on: { "list.load": "loading" } }
  }
})
