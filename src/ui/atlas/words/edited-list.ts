import type { Words } from "../words.ts"

export const editedListWords: Words = {
  purpose: "A list that is edited and saved in one call with what has changed.",
  states: {
    open: "The list is shown and can be changed.",
    "open.sorting": "Looks whether anything differs from what the server has.",
    "open.showing": "Nothing is changed.",
    "open.editing": "There is something to lose.",
    "open.failed": "No answer; everything stays as it was typed.",
    "open.expired": "The session has ended; what was typed waits in the tab.",
    "open.saved": "All of it is saved.",
    sending: "Looks whether an earlier answer was lost.",
    checking: "Reads the list before anything is sent again.",
    checked: "Looks what of it had arrived already.",
    saving: "What has changed is on its way.",
    conflict: "A row was changed elsewhere too; both values are shown until one is chosen.",
    deciding: "Looks whether another row still waits for a choice."
  },
  events: {
    "row.add": "A row is added.",
    "row.edit": "A row is changed.",
    "row.delete": "A row is deleted.",
    "row.restore": "A deleted or changed row is to be again as it was.",
    "list.discard": "All changes are given up.",
    "list.loaded": "The page has read the list anew.",
    "edits.recalled": "Changes of an earlier visit were found.",
    "list.save": "The user wants the list saved.",
    "conflict.keepMine": "One's own value is to stay.",
    "conflict.takeTheirs": "The other's value is to stay."
  }
}
