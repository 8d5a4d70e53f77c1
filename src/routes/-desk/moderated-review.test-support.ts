import type { ModeratedReview } from "../../domain/review/desk-review.ts"

/** A published review as staff see it. */
export const review: ModeratedReview = {
  id: 7,
  stars: 2,
  text: "Zu spät.",
  createdAt: "2026-11-20T09:00:00.000Z",
  productName: "Holzpellets lose",
  deliveredOn: "2026-11-10",
  firstName: "Erika",
  place: "München",
  verifiedPurchase: true,
  reply: null,
  status: "published",
  version: 1,
  dealerName: "Brennstoffe Huber",
  orderId: null,
  orderNumber: null,
  heldCause: null,
  removedReason: null,
  reports: []
}
