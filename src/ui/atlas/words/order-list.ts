import type { Words } from "../words.ts"

export const orderListWords: Words = {
  purpose: "The list of a seller's open orders; each row is led on by an openOrder of its own.",
  states: {
    loading: "The list is read.",
    full: "The rows are shown.",
    stale: "It could not be read again; the rows of before still stand.",
    empty: "Nothing fits.",
    failed: "No answer, and old rows would be wrong ones.",
    expired: "The session has ended."
  },
  events: {
    "query.change": "The address names other words, another state or another page.",
    "list.load": "The list is wanted as it is by now."
  }
}
