import type { Words } from "../words.ts"

export const advertSlotWords: Words = {
  purpose: "A slot for an advert in a page: chooses the advert that is assigned to the page's postal code.",
  states: {
    deciding: "Checks what is known: the assignment of the postal code, a shown advert, a chosen one.",
    asking: "The postal code has changed; its assignment is requested.",
    fetching: "An advert is chosen; its document is requested before its frame is shown.",
    shown: "An advert is shown in its frame.",
    empty: "Nothing is assigned, or the request failed."
  },
  events: {
    "zip.change": "The visitor types another postal code on the page.",
    "slot.answered": "The server returns the assignment of a postal code.",
    "slot.failed": "The server does not return it, or not in time.",
    "advert.came": "The advert's document exists.",
    "advert.failed": "The advert's document does not exist, or was not received in time."
  }
}
