/** State of a review (rule review.states): only `published` reviews are visible to the public and counted. */
export const reviewStatuses = ["submitted", "held", "published", "removed"] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Reason why a review is held back until staff have checked it (rule review.held). */
export const heldCauses = ["sameWords", "burst"] as const
export type HeldCause = (typeof heldCauses)[number]

/** Reasons for reporting a review (rule review.report). */
export const reportReasons = ["untrue", "insult", "personalData", "advertising", "other"] as const
export type ReportReason = (typeof reportReasons)[number]

/** Stars of a rating, 1 to 5. */
export const marks = [5, 4, 3, 2, 1] as const
export type Mark = (typeof marks)[number]

/** Maximum lengths in characters: a review, a dealer's reply, the text of a report, the reason for a removal. */
export const longestReview = 2000
export const longestAnswer = 1500
export const longestReport = 1000
export const longestRemovalReason = 500

/** Time after the first reply during which a dealer may change it. */
export const answerEditableHours = 24
export const answerEditableMs = answerEditableHours * 3_600_000

/** Days after the reported delivery until the buyer is asked for a review. */
export const reviewInvitationDays = 2

export interface ReviewAnswer {
  readonly text: string
  /** When the reply was first given, in ms. */
  readonly at: number
  /** How often the reply was saved, including the first time. */
  readonly writes: number
}

/** Facts about a review, in addition to the buyer's own text. */
export interface ReviewFacts {
  readonly heldCause: HeldCause | null
  readonly removedReason: string | null
  readonly answer: ReviewAnswer | null
  /** Number of reports without a decision. */
  readonly reports: number
}

export const nothingKnown: ReviewFacts = { heldCause: null, removedReason: null, answer: null, reports: 0 }

/** Whether the dealer may write or change the reply at this time, in ms. */
export const mayAnswer = ({ answer }: Pick<ReviewFacts, "answer">, at: number): boolean =>
  answer === null || at - answer.at <= answerEditableMs

export type ReviewEvent =
  /** The automatic checks have found no reason to hold back the review. */
  | { readonly type: "review.publish" }
  | { readonly type: "review.hold"; readonly cause: HeldCause }
  /** Decision of staff to publish a review that was held back, or to leave a reported review published. */
  | { readonly type: "review.keep" }
  | { readonly type: "review.takeDown"; readonly reason: string }
  | { readonly type: "review.restore" }
  /** A report by any visitor; `by` identifies the visitor's browser, but only within this review. */
  | {
      readonly type: "review.report"
      readonly reason: ReportReason
      readonly text: string
      readonly by?: string
    }
  /** The dealer's reply; `at` is in ms. */
  | { readonly type: "review.answer"; readonly text: string; readonly at: number }

/** Version of the review logs. Increase it with every change that is incompatible with older logs. */
export const reviewVersion = 1
