import type { Words } from "../words.ts"

export const reviewWords: Words = {
  purpose: "A review of a delivered order: published at once unless a person has to look at it first.",
  states: {
    submitted: "The buyer has written it.",
    held: "Same words or a burst: nobody else sees it until a person has decided.",
    published: "Everybody sees it, and it counts.",
    "published.answer": "Whether the dealer has said something to it.",
    "published.answer.open": "The dealer may answer.",
    "published.answer.answered": "The dealer has answered, and may change that for a day.",
    "published.report": "Whether somebody has reported it.",
    "published.report.unreported": "Nobody has anything against it.",
    "published.report.reported": "Somebody has reported it; a person has to look.",
    removed: "Staff have taken it down; nobody sees it."
  },
  events: {
    "review.publish": "The house's rules find nothing.",
    "review.hold": "The house's rules want a person to look.",
    "review.keep": "Staff let it stand.",
    "review.takeDown": "Staff take it down, and say why.",
    "review.restore": "Staff bring it back.",
    "review.report": "Somebody reports it.",
    "review.answer": "The dealer answers, or changes the answer."
  }
}
