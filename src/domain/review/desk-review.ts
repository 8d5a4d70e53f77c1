import type { PublicReview } from "./review-list.ts"
import type { HeldCause, ReportReason, ReviewStatus } from "./review.ts"

/** A review as shown to its dealer. */
export interface DealerReview extends PublicReview {
  readonly status: ReviewStatus
  /** Number of times that the dealer's reply was saved. */
  readonly answerWrites: number
  readonly mayAnswer: boolean
  /** Deadline for changes to the reply, as an instant; `null` if there is no reply. */
  readonly answerUntil: string | null
  readonly dealerName: string
  readonly removedReason: string | null
}

/** A review as shown to moderating staff. */
export interface ModeratedReview extends PublicReview {
  readonly status: ReviewStatus
  readonly version: number
  readonly dealerName: string
  /** `orderId` and `orderNumber` are `null` if the order is no longer stored. */
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly heldCause: HeldCause | null
  readonly removedReason: string | null
  /** Reports on which staff have not decided yet. */
  readonly reports: ReadonlyArray<{
    readonly at: string
    readonly reason: ReportReason
    readonly text: string
  }>
}

/** Decisions of staff on a review. */
export type ReviewDecision = "keep" | "takeDown" | "restore"

/** Returns the possible decisions, which depend on the review's state (rule review.states). */
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
