import type { Words } from "../words.ts"

export const publicationWords: Words = {
  purpose: "A page of editors: where its newest text stands, beside the version that visitors see meanwhile.",
  states: {
    draft: "The text is being written; visitors see an older version or nothing.",
    inReview: "Another editor is to look at the text first.",
    approved: "Another editor has agreed to this very text.",
    scheduled: "The text comes by the clock.",
    published: "Visitors see the text.",
    expired: "Visitors have seen it, and see it no more."
  },
  events: {
    "publication.edit": "An editor saves a draft.",
    "publication.askReview": "An editor asks for a second pair of eyes.",
    "publication.recall": "The question is taken back.",
    "publication.approve": "Another editor agrees.",
    "publication.sendBack": "Another editor does not agree, and says why.",
    "publication.publish": "An editor publishes the text at once.",
    "publication.schedule": "An editor publishes the text at a time to come.",
    "publication.unschedule": "What was to come does not.",
    "publication.end": "An editor takes the page from visitors.",
    "publication.discard": "The changes since the last publication go.",
    "publication.appeared": "The time of a planned version has come.",
    "publication.expired": "The page's time is over."
  }
}
