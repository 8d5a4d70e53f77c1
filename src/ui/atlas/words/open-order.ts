import type { Words } from "../words.ts"

export const openOrderWords: Words = {
  purpose:
    "One open order in the hands of its seller: one act at a time, done once even when it is sent twice.",
  states: {
    resting: "Nothing is being done.",
    "resting.quiet": "It is shown as it was read.",
    "resting.done": "The act was done.",
    "resting.conflict": "It had moved on, and is shown as it is now.",
    "resting.gone": "There is no such order any more.",
    "resting.takenBack": "The seller has taken it back; nothing was sent.",
    "resting.unsent": "The window slept before it was sent, and wants it confirmed once more.",
    asking: "The form of an act is open.",
    "asking.filling": "It is being filled in.",
    "asking.refused": "Something in it is wrong, and the field says what.",
    "asking.unsent": "The window slept before it was sent; what was typed still stands in it.",
    announced: "The act is announced and can be taken back; nothing was said to the server.",
    "announced.soon": "There is time yet.",
    "announced.ending": "The time is nearly over, which is told once more.",
    acting: "The act is on its way.",
    failed: "The act was not answered as hoped.",
    "failed.unreachable": "No answer; the same can be sent again.",
    "failed.expired": "The session has ended.",
    "failed.refused": "Nothing was done, and the reason is no field of a form.",
    reading: "Reads how the order stands now.",
    unread: "That could not be read."
  },
  events: {
    "act.choose": "The seller chooses what to do.",
    "order.arrived": "The list was read anew.",
    "act.submit": "The seller sends it off.",
    "act.takeBack": "The seller takes back what he has just pressed.",
    "window.slept": "The window slept, so that the user has not seen the time pass.",
    "act.cancel": "The seller closes the form.",
    "act.retry": "The same once more."
  }
}
