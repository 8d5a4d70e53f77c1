import type { Words } from "../words.ts"

export const zipCheckWords: Words = {
  purpose: "One check of one postal code, from memory or from the server.",
  states: {
    recalling: "Checks whether it was served within the last 48 hours.",
    asking: "The server is asked.",
    served: "At least one dealer delivers there.",
    unserved: "No dealer delivers there.",
    uncheckable: "It cannot be checked at the moment; the place may be served."
  },
  events: {}
}
