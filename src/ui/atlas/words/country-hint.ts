import type { Words } from "../words.ts"

export const countryHintWords: Words = {
  purpose: "Checks whether a postal code that is invalid here is served in a country with the same format.",
  states: {
    settling: "A short wait, so that fast typing makes no requests.",
    asking: "Requests the other countries from the server.",
    hinted: "It is served in another country.",
    unhinted: "It is not served in any other country."
  },
  events: {}
}
