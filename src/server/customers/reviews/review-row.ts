import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PublicReview } from "../../../domain/review/review-list.ts"
import type { HeldCause, ReviewFacts, ReviewStatus } from "../../../domain/review/review.ts"
import { type ProductGroupId, productGroup } from "../../../domain/product/product-group.ts"
import type { ReviewLife } from "../../../machines/review/lead-review.ts"

export interface ReviewRow {
  readonly id: number
  readonly dealerId: number
  readonly dealerName: string
  readonly orderId: string | null
  readonly productGroupId: ProductGroupId
  readonly deliveredOn: string
  readonly stars: number
  readonly text: string
  readonly firstName: string
  readonly place: string
  readonly createdAt: Date
  readonly status: ReviewStatus
  readonly version: number
  readonly machineVersion: number
  readonly heldCause: HeldCause | null
  readonly removedReason: string | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly answerWrites: number
  readonly reports: number
}

/** Columns of `review r` with its `dealer d`. */
export const reviewColumns = `r.id, r.dealer_id as "dealerId", d.name as "dealerName", r.order_id as "orderId",
  r.product_group_id as "productGroupId", r.delivered_on::text as "deliveredOn", r.stars, r.body as text,
  r.first_name as "firstName", r.place, r.created_at as "createdAt", r.status, r.version,
  r.machine_version as "machineVersion", r.held_cause as "heldCause", r.removed_reason as "removedReason", r.answer,
  r.answered_at as "answeredAt", r.answer_writes as "answerWrites", r.reports`

const factsOf = (row: ReviewRow): ReviewFacts => ({
  heldCause: row.heldCause,
  removedReason: row.removedReason,
  answer:
    row.answer === null || row.answeredAt === null
      ? null
      : { text: row.answer, at: row.answeredAt.getTime(), writes: row.answerWrites },
  reports: row.reports
})

export const lifeOf = (row: ReviewRow): ReviewLife => ({ status: row.status, facts: factsOf(row) })

/** Returns the public part of a review. */
export const publicOf = (row: ReviewRow): PublicReview => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  productName: productGroup(row.productGroupId).name,
  deliveredOn: row.deliveredOn,
  firstName: row.firstName,
  place: row.place,
  verifiedPurchase: true,
  reply:
    row.answer === null || row.answeredAt === null
      ? null
      : { text: row.answer, createdAt: row.answeredAt.toISOString() }
})

export const findReview = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<ReviewRow>`
    select ${sql.literal(reviewColumns)} from review r join dealer d on d.id = r.dealer_id where r.id = ${id}`
  return row
})

/**
 * Returns a review by its id, locked until the transaction ends. If the dealer's rating may change, the dealer's row is
 * locked first, as when a review is submitted: ratings are then calculated one after the other, and no deadlock is
 * possible.
 */
export const lockReview = Effect.fnUntraced(function* (id: number, isCounted: boolean) {
  const sql = yield* SqlClient
  if (isCounted)
    yield* sql`
      select 1 from dealer where id = (select dealer_id from review where id = ${id}) for no key update`
  const [row] = yield* sql<ReviewRow>`
    select ${sql.literal(reviewColumns)} from review r join dealer d on d.id = r.dealer_id
    where r.id = ${id} for no key update of r`
  return row
})
