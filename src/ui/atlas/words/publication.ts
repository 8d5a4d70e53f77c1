import type { Words } from "../words.ts"

export const publicationWords: Words = {
  purpose:
    "The publication state of a content page's newest text; visitors may see an older version meanwhile.",
  states: {
    draft: "The text is being written; visitors see an older version or nothing.",
    inReview: "Another editor is to review the text first.",
    approved: "Another editor has approved exactly this text.",
    scheduled: "The text will be published at its time.",
    published: "Visitors see the text.",
    expired: "Visitors no longer see it."
  },
  events: {
    "publication.edit": "An editor saves a draft.",
    "publication.askReview": "An editor requests a review.",
    "publication.recall": "The request for review is withdrawn.",
    "publication.approve": "Another editor approves.",
    "publication.sendBack": "Another editor refuses, with a reason.",
    "publication.publish": "An editor publishes the text at once.",
    "publication.schedule": "An editor schedules the text for a future time.",
    "publication.unschedule": "The schedule is cancelled.",
    "publication.end": "An editor ends the page for visitors.",
    "publication.discard": "The changes since the last publication are discarded.",
    "publication.appeared": "The time of a planned version has come.",
    "publication.expired": "The page has reached its end."
  }
}
