import type { Words } from "../words.ts"

export const periodStatisticWords: Words = {
  purpose:
    "The statistic of a period, asked for anew with every wish; an old answer never stands under a new one.",
  states: {
    weighing: "Looks whether the span can be asked for.",
    loading: "The statistic is read.",
    full: "It is shown.",
    empty: "There are no orders.",
    blocked: "The span is none, and the field says why.",
    tooMany: "More rows than a page takes; a file takes them.",
    expired: "The session has ended.",
    failed: "No answer."
  },
  events: {
    "wish.change": "Another span or another part of the orders.",
    "statistic.retry": "The user asks once more after a failure."
  }
}
