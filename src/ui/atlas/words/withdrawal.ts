import type { Words } from "../words.ts"

export const withdrawalWords: Words = {
  purpose: "Declaring a withdrawal without signing in: a form, one confirmation, a receipt.",
  states: {
    filling: "The form can be filled in.",
    "filling.open": "It has no errors.",
    "filling.incomplete": "Something is missing or wrong.",
    "filling.unreachable": "No answer; it may have arrived nevertheless.",
    "filling.waiting": "Too many declarations were sent from here; try again later.",
    sending: "The declaration is being sent.",
    received: "It has arrived, and the receipt is shown."
  },
  events: {
    "form.change": "A field is typed.",
    "withdrawal.confirm": '"Widerruf bestätigen", the second of the two clicks.'
  }
}
