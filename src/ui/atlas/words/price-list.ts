import type { Words } from "../words.ts"

export const priceListWords: Words = {
  purpose:
    "A dealer's price list: checked before it is published, over the list that was seen, and a lost answer is found out before anything is sent again.",
  states: {
    editing: "The list is changed.",
    "editing.weighing": "Looks whether it says what is in force.",
    "editing.unchanged": "It says what is in force.",
    "editing.changed": "Something differs from the list in force.",
    checking: "The server looks at the list and keeps nothing.",
    unchecked: "No answer; the list can be checked again.",
    flawed: "Something cannot be used: each flaw is named with its row and column.",
    checked: "It can be published once each warning was read.",
    publishing: "It is on its way; nothing is changed meanwhile.",
    asking: "The answer was lost: it is found out whether the list is published.",
    unknown: "It is not known yet whether it is published; it is asked again by itself.",
    failed: "It was not published; it can be tried again.",
    expired: "The session has ended; the list waits in the browser.",
    conflict: "Another list is in force than the one that this one was made of.",
    published: "It is in force.",
    scheduled: "It comes into force at the moment that was asked for."
  },
  events: {
    "list.edit": "A cell is typed, rows are pasted, raised, added, removed or read from a file.",
    "list.undo": "The last change is taken back.",
    "draft.recalled": "The browser has kept a list of an earlier visit.",
    "draft.discard": "The list in force is to stand there again.",
    "list.check": "It is to be checked.",
    "warning.acknowledge": "Warnings are read, or not any more.",
    "list.publish": "It is to be published, now or at a moment.",
    "list.lookAgain": "It is asked at once whether it is published.",
    "list.arrived": "The list in force was read anew.",
    "conflict.keepMine": "The own list stays, over the other one.",
    "conflict.takeTheirs": "The other list is taken."
  }
}
