import type { Words } from "../words.ts"

export const periodStatisticWords: Words = {
  purpose:
    "The statistic of a period, requested again for every choice; an old answer is never shown for a new choice.",
  states: {
    deciding: "Checks whether the period is valid.",
    loading: "The statistic is being loaded.",
    full: "It is shown.",
    empty: "There are no orders.",
    blocked: "The period is invalid, and the field shows the reason.",
    tooMany: "There are too many rows for a page; a file can contain them.",
    expired: "The session has ended.",
    failed: "No answer."
  },
  events: {
    "wish.change": "Another period or another part of the orders is chosen.",
    "statistic.retry": "The user tries again after a failure."
  }
}
