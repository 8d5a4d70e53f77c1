import type { Words } from "../words.ts"

export const priceChartWords: Words = {
  purpose: "A chart of prices for one range and comparison; both are in the URL.",
  states: {
    drawn: "The chosen chart is shown.",
    deciding: "Checks whether the chosen chart is shown already.",
    loading: "Its prices are being loaded; the former chart is still shown.",
    failed: "No answer; the former chart is still shown, with its range and comparison."
  },
  events: {
    "wish.change": "The user chooses a range or a comparison.",
    "address.changed": "The browser went back or forward.",
    "chart.retry": "The prices are requested again."
  }
}
