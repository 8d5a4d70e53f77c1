import { assign, setup } from "xstate"
import { type ChartWish, isSameWish } from "../domain/price-history/chart-wish.ts"
import type { ChartData } from "../domain/price-history/chart-data.ts"
import { actionPort, port } from "./effect-port.ts"

export type PriceChartEvent =
  /** The user chooses a range or a comparison. */
  | { readonly type: "wish.change"; readonly wish: ChartWish }
  /** The browser went back or forward: the address says so already. */
  | { readonly type: "address.changed"; readonly wish: ChartWish }
  | { readonly type: "chart.retry" }

interface Context {
  readonly wish: ChartWish
  /** What is drawn, and what it is of: while another answer is awaited the former chart stands. */
  readonly shown: { readonly wish: ChartWish; readonly data: ChartData }
}

/**
 * A chart of prices: range and comparison stand in the address, and the chart is always that of one wish. An answer to a
 * former wish never takes the place of a newer one (rule price.chart).
 */
export const priceChartMachine = setup({
  types: {
    input: {} as { readonly wish: ChartWish; readonly data: ChartData },
    context: {} as Context,
    events: {} as PriceChartEvent
  },
  actors: { fetchChart: port<ChartData, ChartWish>("fetchChart") },
  actions: {
    /** The page's address says what is looked at. */
    writeAddress: actionPort<{ readonly wish: ChartWish }>(),
    keepWish: assign((_, { wish }: { readonly wish: ChartWish }) => ({ wish })),
    keepChart: assign(({ context: { wish } }, data: ChartData) => ({ shown: { wish, data } }))
  },
  guards: {
    isWished: ({ context: { wish } }, { wish: other }: { readonly wish: ChartWish }) =>
      isSameWish(wish, other),
    isDrawn: ({ context: { wish, shown } }) => isSameWish(wish, shown.wish)
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "priceChart",
  context: ({ input: { wish, data } }) => ({ wish, shown: { wish, data } }),
  initial: "drawn",
  on: {
    "wish.change": [
      { guard: { type: "isWished", params: ({ event }) => event } },
      {
        target: ".weighing",
        actions: [
          { type: "keepWish", params: ({ event }) => event },
          { type: "writeAddress", params: ({ event }) => event }
        ]
      }
    ],
    "address.changed": [
      { guard: { type: "isWished", params: ({ event }) => event } },
      { target: ".weighing", actions: { type: "keepWish", params: ({ event }) => event } }
    ]
  },
  states: {
    drawn: {},
    /** Going back to what is drawn needs no waiting. */
    weighing: { always: [{ guard: "isDrawn", target: "drawn" }, { target: "loading" }] },
    loading: {
      invoke: {
        id: "fetchChart",
        src: "fetchChart",
        input: ({ context: { wish } }) => wish,
        onDone: { target: "drawn", actions: { type: "keepChart", params: ({ event }) => event.output } },
        onError: "failed"
      },
      after: { longestAnswer: "failed" }
    },
    /** No answer; the former chart stands, and the page says what it is of. */
    failed: { on: { "chart.retry": "loading" } }
  }
})
