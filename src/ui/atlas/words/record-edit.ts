import type { Words } from "../words.ts"

export const recordEditWords: Words = {
  purpose:
    "One record that several users may edit at the same time: no change is overwritten without asking.",
  states: {
    clean: "The record equals the stored one.",
    "clean.untouched": "It is unchanged.",
    "clean.saved": "It was just saved.",
    deciding: "Checks whether the last input equals the stored value.",
    dirty: "There are unsaved changes.",
    "dirty.editing": "They can be saved.",
    "dirty.refused": "The server refused it.",
    "dirty.unreachable": "No answer; it may have been saved nevertheless.",
    saving: "The record is being saved, based on the version that was read.",
    decidingTheirs: "Another user was faster; checks whether it was the same change.",
    conflict: "Both values are shown; the other user's values are overwritten only on request."
  },
  events: {
    "field.change": "A field is changed.",
    "record.arrived": "The page was loaded again.",
    "edit.discard": "The changes are discarded.",
    "edit.save": "The user saves the record.",
    "conflict.keepMine": "The user keeps their own input.",
    "conflict.takeTheirs": "The user takes over the other values."
  }
}
