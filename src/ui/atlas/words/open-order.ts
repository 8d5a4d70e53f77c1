import type { Words } from "../words.ts"

export const openOrderWords: Words = {
  purpose: "One open order at its seller: one action at a time, performed once even if sent twice.",
  states: {
    resting: "No action is in progress.",
    "resting.quiet": "The order is shown as loaded.",
    "resting.done": "The action was performed.",
    "resting.conflict": "The order had changed, and its current state is shown.",
    "resting.gone": "The order no longer exists.",
    "resting.takenBack": "The seller has taken the action back; nothing was sent.",
    "resting.unsent": "The window was suspended before the action was sent, so it has to be confirmed again.",
    asking: "The form of an action is open.",
    "asking.filling": "It is being filled in.",
    "asking.refused": "The form has an error, which is shown at its field.",
    "asking.unsent": "The window was suspended before the action was sent; the input is kept.",
    announced: "The action is announced and can be taken back; nothing was sent yet.",
    "announced.soon": "There is time left.",
    "announced.ending": "The time is nearly over, which is announced again.",
    acting: "The action is being sent.",
    failed: "The action failed.",
    "failed.unreachable": "No answer; the same can be sent again.",
    "failed.expired": "The session has ended.",
    "failed.refused": "The action was refused for a reason that belongs to no field.",
    reading: "Loads the current state of the order.",
    unread: "It could not be loaded."
  },
  events: {
    "act.choose": "The seller chooses an action.",
    "order.arrived": "The list was loaded again.",
    "act.submit": "The seller submits the form.",
    "act.takeBack": "The seller takes the announced action back.",
    "window.slept": "The window was suspended, so the user has not seen the announcement.",
    "act.cancel": "The seller closes the form.",
    "act.retry": "The same request is sent again."
  }
}
