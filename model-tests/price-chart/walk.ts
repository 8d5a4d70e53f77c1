import { priceChartMachine } from "../../src/machines/price-chart.machine.ts"
import { isSameWish } from "../../src/domain/price-history/chart-wish.ts"
import { chartOf, chartWishes } from "../data/price-charts.ts"
import { done, fails } from "../harness/explore.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { eventsOf } from "../harness/moves.ts"

const { year, quarter, bavaria } = chartWishes

export const priceChartMoves = {
  "chooses three months": { type: "wish.change", wish: quarter },
  "chooses a year": { type: "wish.change", wish: year },
  "compares with Bavaria": { type: "wish.change", wish: bavaria },
  "goes back to a year": { type: "address.changed", wish: year },
  "goes back to three months": { type: "address.changed", wish: quarter },
  "tries again": { type: "chart.retry" },
  "prices come": done("fetchChart", chartOf("other")),
  "the line breaks": fails("fetchChart")
} as const

export const priceChartWalk = walkOf(priceChartMachine, {
  ways: {
    everywhere: {
      inputs: [{ wish: year, data: chartOf("first") }],
      events: eventsOf(priceChartMoves),
      sees: ({ value, context }) => [
        value,
        context.wish.rangeType,
        context.wish.comparison?.kind,
        context.shown.wish.rangeType,
        context.shown.wish.comparison?.kind
      ]
    }
  },
  promises: {
    "what is drawn is what is wished": ({ value, context }) =>
      value !== "drawn" || isSameWish(context.wish, context.shown.wish),
    "a chart is always there": ({ context }) => context.shown.data.line.values.length > 0
  }
})
