import type { Words } from "../words.ts"

export const priceChartWords: Words = {
  purpose: "A chart of prices, always that of one range and comparison; both stand in the address.",
  states: {
    drawn: "The chart is that of the wish.",
    weighing: "Looks whether the wished chart is drawn already.",
    loading: "Its prices are on their way; the former chart stands.",
    failed: "No answer; the former chart stands, and the page says what it is of."
  },
  events: {
    "wish.change": "The user chooses a range or a comparison.",
    "address.changed": "The browser went back or forward.",
    "chart.retry": "The prices are asked for once more."
  }
}
