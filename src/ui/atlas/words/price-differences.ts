import type { Words } from "../words.ts"

export const priceDifferencesWords: Words = {
  purpose: "What each option would cost more or less, shown beside it before it is chosen.",
  states: {
    asleep: "The options were not looked at yet.",
    waiting: "There is no result to compare with.",
    resting: "A short rest, so that users who click on at once do not wait.",
    asking: "The server is asked for the differences.",
    known: "They are shown.",
    unknown: "No answer, and nothing is shown."
  },
  events: {
    "differences.want": "The user has opened the options.",
    "calculation.finished": "There is a result.",
    "calculation.left": "The wishes are changing; what was known is of others."
  }
}
