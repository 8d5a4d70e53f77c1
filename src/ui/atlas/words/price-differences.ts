import type { Words } from "../words.ts"

export const priceDifferencesWords: Words = {
  purpose: "The price difference of each option, shown beside it before it is chosen.",
  states: {
    asleep: "The options were not opened yet.",
    waiting: "There is no result to compare with.",
    resting: "A short pause, so that quick further clicks are not delayed.",
    asking: "The differences are requested.",
    known: "They are shown.",
    unknown: "No answer, and nothing is shown."
  },
  events: {
    "differences.want": "The user has opened the options.",
    "calculation.finished": "There is a result.",
    "calculation.left": "The choices have changed; the known differences are outdated."
  }
}
