import type { Words } from "../words.ts"

export const cmsEditorWords: Words = {
  purpose:
    "The editor of a content page: saves automatically, never overwrites another user's change without asking, and publishes only saved texts.",
  states: {
    editing: "The editing of the text.",
    "editing.opening": "Checks whether the document contains the page.",
    "editing.loading": "The page is being loaded.",
    "editing.unreachable": "No answer; it is tried again automatically.",
    "editing.gone": "Another user has deleted the page.",
    "editing.clean": "The text equals the stored one.",
    "editing.clean.untouched": "It is unchanged.",
    "editing.clean.saved": "It was just saved.",
    "editing.comparing": "Checks whether the last input equals the stored value.",
    "editing.dirty": "There are unsaved changes.",
    "editing.dirty.editing": "It is saved when the user stops typing.",
    "editing.dirty.refused": "The server refused it; it waits for a change.",
    "editing.saving":
      "The draft is being saved, based on the version that was read; the user can continue typing.",
    "editing.offline": "No answer; the draft is stored in the browser and sent again automatically.",
    "editing.expired": "The session has ended; the draft is stored in the browser.",
    "editing.settling": "Determines the next action after a response.",
    "editing.conflict": "Another user has changed the same parts: the editor chooses a version of each.",
    "editing.deciding": "Checks whether every part was decided.",
    "editing.acting": "It is being published, scheduled, sent to review or similar.",
    "editing.rereading": "The answer was lost: the page is loaded to find out the result.",
    "editing.rereading.asking": "The page is being loaded.",
    "editing.rereading.waiting": "No answer; it is tried again automatically.",
    standing: "The publication state of the newest text.",
    "standing.unknown": "Not known yet.",
    "standing.draft": "It is being written.",
    "standing.inReview": "Another editor reviews it.",
    "standing.approved": "Another editor has approved it.",
    "standing.scheduled": "It will be published at its time.",
    "standing.published": "Visitors see it.",
    "standing.expired": "Visitors no longer see it."
  },
  events: {
    "draft.edit": "Something is typed, added, moved or removed.",
    "draft.recalled": "A draft of an earlier visit was found in the browser.",
    "draft.save": "It is to be saved, or sent again, at once.",
    "page.arrived": "The page was loaded again.",
    "act.ask": "It is to be published, scheduled, sent to review or similar.",
    "conflict.choose": "One version of a part is chosen.",
    "conflict.chooseAll": "One version of all parts is chosen.",
    "merge.seen": "The user has seen the notice that another user's change was merged.",
    "tab.found": "Another tab has the same page open.",
    "tab.left": "The other tab is closed."
  }
}
