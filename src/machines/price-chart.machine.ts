import { assign, setup } from "xstate"
import { type ChartWish, isSameWish } from "../domain/price-history/chart-wish.ts"
import type { ChartData } from "../domain/price-history/chart-data.ts"
import { actionPort, port } from "./effect-port.ts"

export type PriceChartEvent =
  /** The user chooses a range or a comparison. */
  | { readonly type: "wish.change"; readonly wish: ChartWish }
  /** The browser went back or forward: the URL is already correct. */
  | { readonly type: "address.changed"; readonly wish: ChartWish }
  | { readonly type: "chart.retry" }

interface Context {
  readonly wish: ChartWish
  /** The drawn chart and its selection; the chart stays visible during the next request. */
  readonly shown: { readonly wish: ChartWish; readonly data: ChartData }
}

/**
 * A price chart: the URL contains range and comparison, and the chart always belongs to one selection. A response to a
 * former selection never replaces a newer chart (rule price.chart).
 */
export const priceChartMachine = setup({
  types: {
    input: {} as { readonly wish: ChartWish; readonly data: ChartData },
    context: {} as Context,
    events: {} as PriceChartEvent
  },
  actors: { fetchChart: port<ChartData, ChartWish>("fetchChart") },
  actions: {
    /** Writes the selection into the page's URL. */
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
        target: ".deciding",
        actions: [
          { type: "keepWish", params: ({ event }) => event },
          { type: "writeAddress", params: ({ event }) => event }
        ]
      }
    ],
    "address.changed": [
      { guard: { type: "isWished", params: ({ event }) => event } },
      { target: ".deciding", actions: { type: "keepWish", params: ({ event }) => event } }
    ]
  },
  states: {
    drawn: {},
    /** Returning to the drawn selection needs no request. */
    deciding: { always: [{ guard: "isDrawn", target: "drawn" }, { target: "loading" }] },
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
    /** No response: the former chart stays, and the page shows the selection of that chart. */
    failed: { on: { "chart.retry": "loading" } }
  }
})
