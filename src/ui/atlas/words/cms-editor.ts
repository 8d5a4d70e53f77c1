import type { Words } from "../words.ts"

export const cmsEditorWords: Words = {
  purpose:
    "The editor of a page of content: saved by itself, no user's change overwritten unseen, nothing published that is not saved.",
  states: {
    editing: "What happens to the text.",
    "editing.opening": "Looks whether the page came along.",
    "editing.loading": "The page is read.",
    "editing.unreachable": "No answer; it is tried again by itself.",
    "editing.gone": "Another user has deleted the page.",
    "editing.clean": "It says what the server has.",
    "editing.clean.untouched": "It is not changed.",
    "editing.clean.saved": "It was just saved.",
    "editing.weighing": "Looks whether what was typed last is what the server has.",
    "editing.dirty": "Something is changed and not saved.",
    "editing.dirty.editing": "It is saved as soon as nothing is typed for a moment.",
    "editing.dirty.refused": "The server does not want it so; it waits for a change.",
    "editing.saving": "The draft is on its way, over the version that was read; typing goes on.",
    "editing.offline": "No answer; the draft waits in the browser and is tried again by itself.",
    "editing.expired": "The session has ended; the draft waits in the browser.",
    "editing.settling": "Looks what is left to do once an answer is there.",
    "editing.conflict": "Another user has changed the same parts: one version of each is chosen.",
    "editing.deciding": "Looks whether every part was chosen.",
    "editing.acting": "It is published, scheduled, sent to review or the like.",
    "editing.rereading": "The answer to that was lost: the page as it stands now tells.",
    "editing.rereading.asking": "The page is read.",
    "editing.rereading.waiting": "No answer; it is tried again by itself.",
    standing: "Where the newest text stands with its visitors.",
    "standing.unknown": "Not known yet.",
    "standing.draft": "It is written on.",
    "standing.inReview": "A second pair of eyes looks at it.",
    "standing.approved": "The second pair of eyes has agreed.",
    "standing.scheduled": "It appears by the clock.",
    "standing.published": "Visitors see it.",
    "standing.expired": "Visitors see it no more."
  },
  events: {
    "draft.edit": "Something is typed, added, moved or taken out.",
    "draft.recalled": "The browser has kept a draft of an earlier visit.",
    "draft.save": "It is to be saved, or tried again, at once.",
    "page.arrived": "The page was read anew.",
    "act.ask": "It is to be published, scheduled, sent to review or the like.",
    "conflict.choose": "One version of a part is chosen.",
    "conflict.chooseAll": "One version of all parts is chosen.",
    "merge.seen": "The user has read that another's change was merged.",
    "tab.found": "Another tab has the same page open.",
    "tab.left": "The other tab is closed."
  }
}
