import type { Words } from "../words.ts"

export const recordEditWords: Words = {
  purpose: "One record that several people may edit at once: no user's change is overwritten unseen.",
  states: {
    clean: "It says what the server has.",
    "clean.untouched": "It is not changed.",
    "clean.saved": "It was just saved.",
    weighing: "Looks whether what was typed last is what the server has.",
    dirty: "Something is changed and not saved.",
    "dirty.editing": "It waits to be saved.",
    "dirty.refused": "The server does not want it so.",
    "dirty.unreachable": "No answer; it may have been saved all the same.",
    saving: "The record is on its way, over the version that was read.",
    weighingTheirs: "Another user was faster; checks whether it was the same change.",
    conflict: "Both values are shown; what was typed here is saved over theirs by a wish alone."
  },
  events: {
    "field.change": "A field is changed.",
    "record.arrived": "The page was loaded anew.",
    "edit.discard": "The changes are given up.",
    "edit.save": "The user wants the record saved.",
    "conflict.keepMine": "What was typed here is to stay.",
    "conflict.takeTheirs": "The other's values are to stay."
  }
}
