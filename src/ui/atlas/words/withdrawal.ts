import type { Words } from "../words.ts"

export const withdrawalWords: Words = {
  purpose: "Declaring a withdrawal without a sign-in: a form, one confirmation, a receipt.",
  states: {
    filling: "The form can be filled in.",
    "filling.open": "Nothing is wrong with it.",
    "filling.incomplete": "Something is missing or wrong.",
    "filling.unreachable": "No answer; it may have arrived all the same.",
    "filling.waiting": "Too many declarations came from here; later again.",
    sending: "The declaration is on its way.",
    received: "It has arrived, and the receipt is shown."
  },
  events: {
    "form.change": "A field is typed.",
    "withdrawal.confirm": '"Widerruf bestätigen", the second of the two clicks.'
  }
}
