import type { Words } from "../words.ts"

export const orderListWords: Words = {
  purpose: "The list of a seller's open orders; each row has its own openOrder machine.",
  states: {
    loading: "The list is being loaded.",
    full: "The rows are shown.",
    stale: "It could not be loaded again; the former rows are shown.",
    empty: "No order matches.",
    failed: "No answer; the former rows do not match the query and are not shown.",
    expired: "The session has ended."
  },
  events: {
    "query.change": "The URL contains another search, state or page.",
    "list.load": "The current list is requested."
  }
}
