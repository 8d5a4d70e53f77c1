import type { Words } from "../words.ts"

export const countryHintWords: Words = {
  purpose: "Looks for a postal code that is nothing here in the countries whose codes look like it.",
  states: {
    settling: "A short wait, so that fast typing makes no requests.",
    asking: "Asks the server about the other countries.",
    hinted: "Another country serves it.",
    unhinted: "No other country does."
  },
  events: {}
}
