import type { ProductGroupId } from "../product/product-group.ts"
import { type CurrencyCode } from "../place/country.ts"

/**
 * How a cancellation was booked: the commission is reversed, credited on the next bill, or kept as goodwill towards the
 * buyer.
 */
export const bookingModes = ["reversal", "credit", "goodwill"] as const

export type BookingMode = (typeof bookingModes)[number]

/** Whether a cancellation is booked, and in which mode; the mode is null if it is not booked. */
export interface Booking {
  readonly isBooked: boolean
  readonly bookedAs: BookingMode | null
}

/**
 * Final states of an order that ended without settlement (rule cancellation.ends); orders in these states are listed.
 */
export const cancellationEnds = ["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"] as const

export type CancellationEnd = (typeof cancellationEnds)[number]

/** Reasons that a dealer may give for an order that was not fulfilled. */
export const feedbackReasons = [
  "buyerChangedMind",
  "priceTooHigh",
  "deliveryTooLate",
  "unreachable",
  "notDeliverable",
  "orderedTwice",
  "other"
] as const

export type FeedbackReason = (typeof feedbackReasons)[number]

export interface CancellationFeedback {
  /**
   * 0 if feedback is still missing, 1 if it has been given; saving feedback sets the status to 1 (rule
   * cancellation.feedback).
   */
  readonly status: 0 | 1
  readonly reason: FeedbackReason | null
  readonly comment: string
}

/**
 * The two parties whose statements a comment can record; each kind of comment has its own list (rule
 * cancellation.comments).
 */
export const commentKinds = ["customer", "dealer"] as const

export type CommentKind = (typeof commentKinds)[number]

export interface CancellationComment {
  readonly id: number
  readonly fkUserId: number
  readonly userName: string
  readonly text: string
  /** ISO instant. */
  readonly createdAt: string
}

/** Maximum length of a comment, in characters; the minimum is one. */
export const longestComment = 2000

/**
 * Time in ms within which the same text by the same person about the same order counts as one comment that was sent
 * twice, e.g. by a double click, or after a lost response if the caller sends no idempotency key.
 */
export const sameCommentMs = 10_000

/** Maximum number of rows in a list, and in a call that saves rows. */
export const mostCancellations = 10_000

/** An order that ended without settlement, as shown in the list of cancellations (rule cancellation.ends). */
export interface CancellationRow extends Booking {
  readonly orderId: string
  readonly orderNumber: string
  readonly customer: string
  /** As typed with the order; only searched for, not shown. */
  readonly phone: string
  readonly dealerId: number
  readonly dealer: string
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly productName: string
  /** In the product's unit: kg, l or pallets. */
  readonly amount: number
  /** Gross, major units. */
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** ISO instant. */
  readonly cancelledAt: string
  readonly end: CancellationEnd
  readonly version: number
  /** Rows from the server have no unsaved changes. */
  readonly isDirty?: false
  readonly feedback: CancellationFeedback
  /** Newest first, like `dealerComments`. */
  readonly customerComments: ReadonlyArray<CancellationComment>
  readonly dealerComments: ReadonlyArray<CancellationComment>
}

/**
 * Reason why a row was not saved; for a row of another dealer, the reason is the same as for a missing row (rule
 * safety.foreign-rows).
 */
export type SaveFailure =
  | { readonly orderId: string; readonly code: "Conflict"; readonly current: CancellationRow }
  | { readonly orderId: string; readonly code: "NotFound" | "Unavailable" }

/** Result for each row that was sent. */
export interface SaveAnswer {
  readonly saved: ReadonlyArray<{ readonly orderId: string; readonly version: number }>
  readonly failed: ReadonlyArray<SaveFailure>
}
