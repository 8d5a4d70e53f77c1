import type { Words } from "../words.ts"

export const advertSlotWords: Words = {
  purpose:
    "A place for an advert in a page: which one stands there, and that it belongs to the page's postal code.",
  states: {
    weighing:
      "Looks what is known: the answer for the postal code, an advert that stands there, one that is chosen.",
    asking: "The postal code is another now; what is assigned to it is asked for.",
    fetching: "An advert is chosen; whether it is there is asked before its frame is shown.",
    shown: "An advert stands in its frame.",
    empty: "Nothing is assigned, or nothing came."
  },
  events: {
    "zip.change": "The visitor types another postal code on the page.",
    "slot.answered": "The server tells what is assigned to a postal code.",
    "slot.failed": "The server does not tell it, or not in time.",
    "advert.came": "The advert's document is there.",
    "advert.failed": "The advert's document is not there, or not in time."
  }
}
