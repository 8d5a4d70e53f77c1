import type { PublicReview } from "./review-list.ts"
import type { HeldCause, ReportReason, ReviewStatus } from "./review.ts"

/** A review at the desk of its dealer. */
export interface DealerReview extends PublicReview {
  readonly status: ReviewStatus
  /** How often the answer was written. */
  readonly answerWrites: number
  readonly mayAnswer: boolean
  /** A moment; null before there is an answer. */
  readonly answerUntil: string | null
  readonly dealerName: string
  readonly removedReason: string | null
}

/** A review as staff decide on it. */
export interface ModeratedReview extends PublicReview {
  readonly status: ReviewStatus
  readonly version: number
  readonly dealerName: string
  /** Both null where the order is not kept. */
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly heldCause: HeldCause | null
  readonly removedReason: string | null
  /** Those that are not decided on yet. */
  readonly reports: ReadonlyArray<{
    readonly at: string
    readonly reason: ReportReason
    readonly text: string
  }>
}

/** What staff do to a review. */
export type ReviewDecision = "keep" | "takeDown" | "restore"

/** What may be decided, by where it stands (rule review.states). */
export const decisionsOn = ({
  status,
  reports
}: Pick<ModeratedReview, "status" | "reports">): ReadonlyArray<ReviewDecision> =>
  status === "removed"
    ? ["restore"]
    : status === "held" || reports.length > 0
      ? ["keep", "takeDown"]
      : status === "published"
        ? ["takeDown"]
        : []
