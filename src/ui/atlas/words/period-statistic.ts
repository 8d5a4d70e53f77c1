import type { Words } from "../words.ts"

export const periodStatisticWords: Words = {
  purpose:
    "The statistic of a period, asked for anew with every wish; an old answer never stands under a new one.",
  states: {
    weighing: "Looks whether the span can be asked for.",
    loading: "The statistic is read.",
    full: "It is shown.",
    empty: "Nobody ordered anything.",
    blocked: "The span is none, and the field says why.",
    tooMany: "More rows than a page takes; a file takes them.",
    expired: "Nobody is signed in any more.",
    failed: "Nobody answered."
  },
  events: {
    "wish.change": "Another span or another part of the orders.",
    "statistic.retry": "Somebody asks once more after a failure."
  }
}
