/** Where a review stands (rule review.states): only `published` is seen by others and counted. */
export const reviewStatuses = ["submitted", "held", "published", "removed"] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Why a review is held for a check by staff before it is published (rule review.held). */
export const heldCauses = ["sameWords", "burst"] as const
export type HeldCause = (typeof heldCauses)[number]

/** What may be wrong with a review according to a report (rule review.report). */
export const reportReasons = ["untrue", "insult", "personalData", "advertising", "other"] as const
export type ReportReason = (typeof reportReasons)[number]

/** Stars of a rating, 1 to 5. */
export const marks = [5, 4, 3, 2, 1] as const
export type Mark = (typeof marks)[number]

/** Longest texts in characters: a dealer's answer, what a report adds, why a review was taken down. */
export const longestAnswer = 1500
export const longestReport = 1000
export const longestRemovalReason = 500

/** A dealer's answer may be changed for a day from when it was first given, in ms. */
export const answerEditableMs = 86_400_000

export interface ReviewAnswer {
  readonly text: string
  /** When it was first given, in ms. */
  readonly at: number
  /** How often it was written, the first time included. */
  readonly writes: number
}

/** What is known of a review beside what its buyer has written. */
export interface ReviewFacts {
  readonly heldCause: HeldCause | null
  /** Why it was taken down. */
  readonly removedReason: string | null
  readonly answer: ReviewAnswer | null
  /** Reports that are not decided on yet. */
  readonly reports: number
}

export const nothingKnown: ReviewFacts = { heldCause: null, removedReason: null, answer: null, reports: 0 }

/** Whether the dealer may still write at this time, in ms. */
export const mayAnswer = ({ answer }: Pick<ReviewFacts, "answer">, at: number): boolean =>
  answer === null || at - answer.at <= answerEditableMs

export type ReviewEvent =
  /** Staff have checked it by the rules for reviews. */
  | { readonly type: "review.publish" }
  | { readonly type: "review.hold"; readonly cause: HeldCause }
  /** Staff: what is held is published, what is reported stays. */
  | { readonly type: "review.keep" }
  | { readonly type: "review.takeDown"; readonly reason: string }
  | { readonly type: "review.restore" }
  /** Any visitor; `by` identifies the browser, for this review alone. */
  | {
      readonly type: "review.report"
      readonly reason: ReportReason
      readonly text: string
      readonly by?: string
    }
  /** The dealer; `at` in ms. */
  | { readonly type: "review.answer"; readonly text: string; readonly at: number }

/** Raised with every change that an older log would not understand. */
export const reviewVersion = 1
