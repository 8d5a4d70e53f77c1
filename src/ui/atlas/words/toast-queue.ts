import type { Words } from "../words.ts"

export const toastQueueWords: Words = {
  purpose: "Passing news, one at a time for five seconds each; never anything that must be read.",
  states: {
    empty: "Nothing is shown.",
    showing: "One is shown.",
    "showing.counting": "Its time runs.",
    "showing.held": "The pointer or the focus is on it, and it stays."
  },
  events: {
    "toast.show": "There is news.",
    "toast.dismiss": "It is put away.",
    "toast.hold": "The pointer or the focus has come to it.",
    "toast.release": "The pointer or the focus has gone."
  }
}
