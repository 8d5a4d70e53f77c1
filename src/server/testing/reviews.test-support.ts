import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerFigure, type Distribution } from "../../domain/review/figure.ts"
import type { ReviewEvent } from "../../domain/review/review.ts"
import { replayedReview } from "../../machines/review/lead-review.ts"
import { findReview, lifeOf } from "../customers/reviews/review-row.ts"
import { bodyOf, customer, ordered, reaches } from "./customers.test-support.ts"
import { morning } from "./api.test-support.ts"
import { signedInWith } from "./staff.test-support.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

/** Returns the payload of a buyer's review, with changes. */
export const opinion = (token: string, change: object = {}) => ({
  Token: token,
  Stars: 5,
  Text: "",
  Criteria: { Delivery: 5, Quality: 4, Service: 3 },
  ...change
})

/** Creates a customer with a delivered order, and the token for rating this order. */
export const delivered = Effect.fnUntraced(function* (email: string) {
  const owner = yield* customer(email)
  const { orderId, draft } = yield* ordered(owner.browser, `rate-${email}`)
  yield* reaches(orderId, "delivered", "2026-01-15T08:00:00Z")
  const begun = yield* owner.browser.post(`/api/kunde/bestellungen/${orderId}/bewertung`, {})
  const token = bodyOf<{ readonly Path: string }>(begun).Path.split("/")[2] ?? ""
  return { ...owner, orderId, token, dealerId: draft.offer.dealerId }
})

/**
 * Makes `count` copies of an order; returns the ids of the copies. Each copy has a separate token: `token-` followed by
 * the copy's id.
 */
export const copiedOrders = Effect.fnUntraced(function* (orderId: string, count: number) {
  const sql = yield* SqlClient
  const ids = Array.from({ length: count }, (_, index) => `copied-order-${index}`)
  yield* sql`
    insert into customer_order
    select (jsonb_populate_record(o, jsonb_build_object('id', n, 'order_number', 'HM-26-9' || n, 'draft_id', n))).*
    from customer_order o, unnest(${ids}::text[]) n where o.id = ${orderId}`
  yield* sql`
    insert into mail_token (token_hash, purpose, subject, created_at, expires_at)
    select sha256(convert_to('token-' || id, 'UTF8')), 'rating', id, now(), '2099-01-01' from unnest(${ids}::text[]) id`
  return ids
})

/** Creates a review by a customer with a delivered order; returns the review's id. */
export const reviewed = Effect.fnUntraced(function* (email: string, change: object = {}) {
  const order = yield* delivered(email)
  const answer = yield* order.browser.post(
    `/api/orders/${order.orderId}/rating`,
    opinion(order.token, change)
  )
  const { IsHeld } = bodyOf<{ readonly IsHeld: boolean }>(answer)
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly id: number }>`select id from review where order_id = ${order.orderId}`
  assert(row !== undefined)
  return { ...order, id: row.id, isHeld: IsHeld }
})

export interface ShownReview {
  readonly Id: number
  readonly Stars: number
  readonly Text: string
  readonly FirstName: string
  readonly Place: string
  readonly Version: number
  readonly Status: string
  readonly Reply: { readonly Text: string } | null
  readonly HeldCause: string | null
  readonly Reports: ReadonlyArray<{ readonly Reason: string; readonly Text: string }>
}

export interface ListOfReviews {
  readonly Items: ReadonlyArray<ShownReview>
  readonly Total: number
  readonly Rating: number
  readonly RatingCount: number
  readonly Distribution: Distribution
}

/** Signs in a staff member who moderates reviews. */
export const staffFor = (name: string) =>
  signedInWith(`${name}@heizmarkt.example`, "Role_Interaid_CustomerSupport", morning)

/** Reads the public reviews of a dealer in Germany. */
export const readReviews = Effect.fnUntraced(function* (client: TestVisitor, dealerId: number, query = "") {
  return bodyOf<ListOfReviews>(yield* client.get(`/api/site/1/dealers/${dealerId}/reviews${query}`))
})

/** Checks that a dealer's stored rating and number of reviews match a recount of the published reviews. */
export const expectCounted = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly rating: number
    readonly count: number
    readonly stars: ReadonlyArray<number>
  }>`
    select rating, rating_count as count, array(select stars::int from review
      where dealer_id = d.id and status = 'published') as stars
    from dealer d where id = ${dealerId}`
  assert(row !== undefined)
  const of = (mark: number) => row.stars.filter((each) => each === mark).length
  const { rating, count } = row
  assert.deepStrictEqual({ rating, count }, dealerFigure([of(1), of(2), of(3), of(4), of(5)]))
})

/**
 * Checks that the stored state of a review is the one that the state machine derives from the review's log, and that
 * the log has no gaps.
 */
export const expectReviewLogged = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const row = yield* findReview(id)
  assert(row !== undefined)
  const log = yield* sql<{ readonly version: number; readonly event: ReviewEvent }>`
    select version, data || jsonb_build_object('type', event) as event from review_event
    where review_id = ${id} order by version`
  assert.deepStrictEqual(
    log.map(({ version }) => version),
    log.map((_, index) => index + 1)
  )
  assert.strictEqual(row.version, log.length)
  const life = replayedReview(log.slice(1).map(({ event }) => ({ machineVersion: 1, event })))
  assert.deepStrictEqual(life, lifeOf(row))
})
