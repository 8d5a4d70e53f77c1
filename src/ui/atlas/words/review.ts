import type { Words } from "../words.ts"

export const reviewWords: Words = {
  purpose: "A review of a delivered order: published at once unless staff have to check it first.",
  states: {
    submitted: "The buyer has written it.",
    held: "Equal wording or unusually many reviews: only its author sees it until staff have decided.",
    published: "It is public and counts for the rating.",
    "published.answer": "The dealer's answer.",
    "published.answer.open": "The dealer may answer.",
    "published.answer.answered": "The dealer has answered, and may change that for a day.",
    "published.report": "Reports about it.",
    "published.report.unreported": "It was not reported.",
    "published.report.reported": "It was reported; staff have to decide.",
    removed: "Staff have taken it down; it is not shown."
  },
  events: {
    "review.publish": "The shop's rules find no problem.",
    "review.hold": "The shop's rules require a check by staff.",
    "review.keep": "Staff keep it.",
    "review.takeDown": "Staff take it down, with a reason.",
    "review.restore": "Staff restore it.",
    "review.report": "A visitor reports it.",
    "review.answer": "The dealer answers, or changes the answer."
  }
}
