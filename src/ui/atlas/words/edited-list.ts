import type { Words } from "../words.ts"

export const editedListWords: Words = {
  purpose: "A list that is edited; all changes are saved in one call.",
  states: {
    open: "The list is shown and can be changed.",
    "open.sorting": "Checks whether anything differs from the stored list.",
    "open.showing": "There are no changes.",
    "open.editing": "There are unsaved changes.",
    "open.failed": "No answer; the input is kept.",
    "open.expired": "The session has ended; the input is kept in the tab.",
    "open.saved": "Everything is saved.",
    sending: "Checks whether an earlier answer was lost.",
    checking: "Loads the list before anything is sent again.",
    checked: "Determines which changes were saved already.",
    saving: "The changes are being saved.",
    conflict: "A row was also changed elsewhere; both values are shown until one is chosen.",
    deciding: "Checks whether another row still has a conflict."
  },
  events: {
    "row.add": "A row is added.",
    "row.edit": "A row is changed.",
    "row.delete": "A row is deleted.",
    "row.restore": "A deleted or changed row is restored.",
    "list.discard": "All changes are discarded.",
    "list.loaded": "The page has loaded the list again.",
    "edits.recalled": "Changes of an earlier visit were found.",
    "list.save": "The user saves the list.",
    "conflict.keepMine": "The user keeps their own value.",
    "conflict.takeTheirs": "The user takes over the other value."
  }
}
