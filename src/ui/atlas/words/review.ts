import type { Words } from "../words.ts"

export const reviewWords: Words = {
  purpose: "A review of a delivered order: published at once unless a person has to look at it first.",
  states: {
    submitted: "The buyer has written it.",
    held: "Same words or a burst: only its author sees it until staff have decided.",
    published: "It is public, and it counts.",
    "published.answer": "Whether the dealer has said something to it.",
    "published.answer.open": "The dealer may answer.",
    "published.answer.answered": "The dealer has answered, and may change that for a day.",
    "published.report": "Whether it was reported.",
    "published.report.unreported": "It was not reported.",
    "published.report.reported": "It was reported; staff have to look.",
    removed: "Staff have taken it down; it is not shown."
  },
  events: {
    "review.publish": "The house's rules find nothing.",
    "review.hold": "The house's rules want a person to look.",
    "review.keep": "Staff let it stand.",
    "review.takeDown": "Staff take it down, and say why.",
    "review.restore": "Staff bring it back.",
    "review.report": "A visitor reports it.",
    "review.answer": "The dealer answers, or changes the answer."
  }
}
