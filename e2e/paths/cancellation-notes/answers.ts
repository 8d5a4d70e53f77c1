import { rowOf } from "../../../src/domain/cancellation/row.test-support.ts"
import type {
  CancellationComment,
  CancellationFeedback,
  CancellationRow,
  CommentKind
} from "../../../src/domain/cancellation/cancellation.ts"

/** One order for the test of comments, and one for the test of feedback. */
export const commented = rowOf("a")
export const judged = rowOf("b")

/**
 * `late` is the feedback that the dealer gives in this test; `price` and `other` are given meanwhile by other users in
 * other sessions.
 */
export const late: CancellationFeedback = { status: 1, reason: "deliveryTooLate", comment: "" }
const price: CancellationFeedback = { status: 1, reason: "priceTooHigh", comment: "Andernorts günstiger." }
const other: CancellationFeedback = { status: 1, reason: "other", comment: "" }

export const texts: Readonly<Record<CommentKind, string>> = { dealer: "Hallo", customer: "Guten Tag" }

const commentOf = (id: number, text: string): CancellationComment => ({
  id,
  fkUserId: 1,
  userName: "Erika Muster",
  text,
  createdAt: "2026-11-21T08:00:00.000Z"
})

export const saidAs: Readonly<Record<CommentKind, CancellationComment>> = {
  dealer: commentOf(9, texts.dealer),
  customer: commentOf(10, texts.customer)
}

/** The first row after another user has written a comment. */
export const commentedElsewhere = {
  ...commented,
  version: 2,
  dealerComments: [commentOf(8, "Rückruf erbeten")]
}

/**
 * Versions of the second row after changes elsewhere: the first one is booked, the later ones also have different
 * feedback in each version.
 */
export const judgedElsewhere: ReadonlyArray<CancellationRow> = [
  { ...judged, version: 2, isBooked: true, bookedAs: "credit" },
  { ...judged, version: 3, isBooked: true, bookedAs: "credit", feedback: price },
  { ...judged, version: 4, isBooked: true, bookedAs: "credit", feedback: other },
  { ...judged, version: 5, isBooked: true, bookedAs: "credit", feedback: price },
  { ...judged, version: 6, isBooked: true, bookedAs: "credit", feedback: other }
]
