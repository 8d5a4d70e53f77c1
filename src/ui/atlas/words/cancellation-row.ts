import type { Words } from "../words.ts"

export const cancellationRowWords: Words = {
  purpose:
    "One row of the cancellation desk: what the server has, what was chosen here, and whether the two agree.",
  states: {
    clean: "The row says what the server has.",
    "clean.untouched": "It is not changed.",
    "clean.saved": "It was just saved.",
    weighing: "Looks whether what was chosen last is what the server has.",
    dirty: "It was changed and not saved.",
    saving: "It is on its way; what is changed meanwhile stays.",
    weighingSaved: "It arrived; looks whether it was changed meanwhile.",
    failed: "It was not saved.",
    "failed.retryable": "It can be sent again.",
    "failed.conflict": "Another user booked otherwise; both stand side by side."
  },
  events: {
    "booking.change": "The booked state or its mode is changed.",
    "edit.recalled": "A change of an earlier visit was found in the browser.",
    "row.arrived": "The server's booking became known by another way.",
    "row.send": "It is sent with its batch.",
    "row.saved": "The server has saved it.",
    "row.missed": "The server could not save this row.",
    "row.conflicted": "Another user was faster.",
    "row.lost": "It was sent, and it is not known whether it arrived.",
    "row.held": "The server took nothing of what was sent.",
    "conflict.keepMine": "One's own booking is to stay.",
    "conflict.takeTheirs": "The other's booking is to stay."
  }
}
