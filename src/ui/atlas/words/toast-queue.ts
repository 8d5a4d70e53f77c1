import type { Words } from "../words.ts"

export const toastQueueWords: Words = {
  purpose: "Short notices, one at a time for five seconds each; never anything that must be read.",
  states: {
    empty: "Nothing is shown.",
    showing: "One is shown.",
    "showing.counting": "Its time is running.",
    "showing.held": "The pointer or the focus is on it, so it stays."
  },
  events: {
    "toast.show": "There is a new notice.",
    "toast.dismiss": "It is dismissed.",
    "toast.hold": "The pointer or the focus has entered it.",
    "toast.release": "The pointer or the focus has left it."
  }
}
