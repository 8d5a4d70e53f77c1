import type { Words } from "../words.ts"

export const priceDifferencesWords: Words = {
  purpose: "What each option would cost more or less, shown beside it before anybody chooses.",
  states: {
    asleep: "Nobody has looked at the options yet.",
    waiting: "There is no result to compare with.",
    resting: "A short rest, so that whoever clicks on at once is not in the way.",
    asking: "The server is asked for the differences.",
    known: "They are shown.",
    unknown: "Nobody answered, and nothing is shown."
  },
  events: {
    "differences.want": "Somebody has come to the options.",
    "calculation.finished": "There is a result.",
    "calculation.left": "The wishes are changing; what was known is of others."
  }
}
