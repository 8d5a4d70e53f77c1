import type { Words } from "../words.ts"

export const priceListWords: Words = {
  purpose:
    "A dealer's price list: checked before it is published, based on the list that was seen; after a lost answer the result is checked before anything is sent again.",
  states: {
    editing: "The list is being edited.",
    "editing.deciding": "Checks whether it equals the list in force.",
    "editing.unchanged": "It equals the list in force.",
    "editing.changed": "It differs from the list in force.",
    checking: "The server checks the list without storing it.",
    unchecked: "No answer; the list can be checked again.",
    flawed: "The list has errors, each shown with its row and column.",
    checked: "It can be published once each warning was acknowledged.",
    publishing: "It is being published; it cannot be changed meanwhile.",
    asking: "The answer was lost: the server is asked whether the list is published.",
    unknown: "It is not known yet whether it is published; the server is asked again automatically.",
    failed: "It was not published; it can be tried again.",
    expired: "The session has ended; the list is stored in the browser.",
    conflict: "The list in force is no longer the one that this list is based on.",
    published: "It is in force.",
    scheduled: "It comes into force at the chosen time."
  },
  events: {
    "list.edit": "A cell is typed, rows are pasted, raised, added, removed or read from a file.",
    "list.undo": "The last change is undone.",
    "draft.recalled": "A list of an earlier visit was found in the browser.",
    "draft.discard": "The changes are discarded, and the list in force is shown.",
    "list.check": "It is to be checked.",
    "warning.acknowledge": "Warnings are acknowledged, or no longer.",
    "list.publish": "It is to be published, now or at a given time.",
    "list.lookAgain": "The server is asked at once whether it is published.",
    "list.arrived": "The list in force was loaded again.",
    "conflict.keepMine": "The user keeps their own list, replacing the other one.",
    "conflict.takeTheirs": "The user takes over the other list."
  }
}
