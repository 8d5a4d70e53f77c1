import type { Words } from "../words.ts"

export const cancellationRowWords: Words = {
  purpose:
    "One row of the cancellation desk: the stored booking, the chosen one, and whether they are equal.",
  states: {
    clean: "The row equals the stored one.",
    "clean.untouched": "It is unchanged.",
    "clean.saved": "It was just saved.",
    deciding: "Checks whether the last choice equals the stored one.",
    dirty: "It was changed and not saved yet.",
    saving: "It is being saved; changes made meanwhile are kept.",
    decidingSaved: "It was saved; checks whether it was changed meanwhile.",
    failed: "It was not saved.",
    "failed.retryable": "It can be sent again.",
    "failed.conflict": "Another user booked differently; both are shown."
  },
  events: {
    "booking.change": "The booked state or its mode is changed.",
    "edit.recalled": "An unsaved change of an earlier visit was found in the browser.",
    "row.arrived": "The stored booking was received in another response.",
    "row.send": "The row is sent with its batch.",
    "row.saved": "The server has saved the row.",
    "row.missed": "The server could not save this row.",
    "row.conflicted": "Another user was faster.",
    "row.lost": "The row was sent, and it is not known whether it arrived.",
    "row.held": "The server refused the whole batch.",
    "conflict.keepMine": "The user keeps their own booking.",
    "conflict.takeTheirs": "The user takes over the other booking."
  }
}
