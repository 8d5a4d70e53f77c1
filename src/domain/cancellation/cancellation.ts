import type { ProductGroupId } from "../product/product-group.ts"
import { type CurrencyCode } from "../place/country.ts"

/** How a cancellation was booked: the commission reversed, credited on the next bill, or kept out of goodwill for the buyer. */
export const bookingModes = ["reversal", "credit", "goodwill"] as const

export type BookingMode = (typeof bookingModes)[number]

/** Booked and how, or not: never a mode without a booking. */
export interface Booking {
  readonly isBooked: boolean
  readonly bookedAs: BookingMode | null
}

/** States of an order's life that end it without settlement (rule cancellation.ends): what is listed. */
export const cancellationEnds = ["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"] as const

export type CancellationEnd = (typeof cancellationEnds)[number]

/** What a dealer may say about why an order did not come about. */
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
  /** 0 open, 1 given: saving feedback sets it to 1 (rule cancellation.feedback). */
  readonly status: 0 | 1
  readonly reason: FeedbackReason | null
  readonly comment: string
}

/** By whose voice a comment is; each kind has its own list (rule cancellation.comments). */
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

/** Longest text of a comment, in characters; the shortest is one. */
export const longestComment = 2000

/**
 * The same words of the same person about the same order within so many ms are one comment that was sent twice: a double
 * click, or a call whose answer was lost, of a caller that sends no key.
 */
export const sameCommentMs = 10_000

/** Most rows of a list, and of what is saved in one call. */
export const mostCancellations = 10_000

/** An order that ended without settlement, as the list of cancellations shows it (rule cancellation.ends). */
export interface CancellationRow extends Booking {
  readonly orderId: string
  readonly orderNumber: string
  readonly customer: string
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
  /** What the server tells is saved. */
  readonly isDirty?: false
  readonly feedback: CancellationFeedback
  /** Newest first, as `dealerComments`. */
  readonly customerComments: ReadonlyArray<CancellationComment>
  readonly dealerComments: ReadonlyArray<CancellationComment>
}

/** Why a row was not saved; a foreign row answers as a missing one does (rule safety.foreign-rows). */
export type SaveFailure =
  | { readonly orderId: string; readonly code: "Conflict"; readonly current: CancellationRow }
  | { readonly orderId: string; readonly code: "NotFound" | "Unavailable" }

/** What became of each row that was sent. */
export interface SaveAnswer {
  readonly saved: ReadonlyArray<{ readonly orderId: string; readonly version: number }>
  readonly failed: ReadonlyArray<SaveFailure>
}
