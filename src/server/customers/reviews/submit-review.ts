import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { burst, heldCauseOf, wordsOf } from "../../../domain/review/held-cause.ts"
import { reviewVersion } from "../../../domain/review/review.ts"
import { toldWords } from "../../../domain/review/told-words.ts"
import { findReview } from "./review-row.ts"
import { byHouse, leadReview, logReview } from "./write-review.ts"

/** A buyer's review of an order. */
export interface GivenRating {
  readonly stars: number
  readonly text: string
  readonly criteria: { readonly delivery: number; readonly quality: number; readonly service: number }
  /** Whether the review shows the buyer's first name and place. */
  readonly isNamed?: boolean
}

/** The author's public data. */
export interface Named {
  readonly firstName: string
  readonly place: string
}

const hashOf = (text: string): Uint8Array | null => {
  const words = wordsOf(text)
  return words === null ? null : createHash("sha256").update(words).digest()
}

/** Returns the reason, if any, why staff must check the review before it is published (rule review.held). */
const causeOf = Effect.fnUntraced(function* (
  { id, dealerId }: { readonly id: number; readonly dealerId: number },
  hash: Uint8Array | null,
  now: number
) {
  const sql = yield* SqlClient
  // of two concurrent reviews with the same wording, even of different dealers, the second waits here and then sees the
  // first
  if (hash !== null)
    yield* sql`select pg_advisory_xact_lock(hashtext(${`review ${Buffer.from(hash).toString("hex")}`}))`
  const since = new Date(now - burst.minutes * 60_000).toISOString()
  const [found] = yield* sql<{ readonly hasSameWords: boolean; readonly recent: number }>`
    select ${hash}::bytea is not null
        and exists (select 1 from review where words_hash = ${hash}::bytea and id <> ${id}) as "hasSameWords",
      (select count(*)::int from review
        where dealer_id = ${dealerId} and id <> ${id} and created_at > ${since}::timestamptz) as recent`
  return heldCauseOf(found ?? { hasSameWords: false, recent: 0 })
})

/**
 * Stores the review of an order, invalidates the links for writing a review of this order, and publishes the review
 * unless staff must check it first; returns undefined if the order already has a review. The caller has locked the
 * dealer's row.
 */
export const submitReview = Effect.fnUntraced(function* (
  order: { readonly orderId: string; readonly dealerId: number } & Named,
  given: GivenRating,
  now: number
) {
  const sql = yield* SqlClient
  const at = new Date(now).toISOString()
  const { delivery, quality, service } = given.criteria
  const hash = hashOf(given.text)
  const [firstName, place] = given.isNamed === true ? [order.firstName, order.place] : ["", ""]
  const [written] = yield* sql<{ readonly id: number }>`
    insert into review (order_id, dealer_id, product_group_id, delivered_on, stars, delivery, quality, service, body,
      first_name, place, created_at, status, version, machine_version, words_hash)
    select o.id, o.dealer_id, o.product_group_id,
      coalesce((o.life -> 'delivery' ->> 'day')::date, (${at}::timestamptz at time zone 'Europe/Berlin')::date),
      ${given.stars}, ${delivery}, ${quality}, ${service}, ${toldWords(given.text)}, ${firstName}, ${place}, ${at}::timestamptz, 'submitted', 1,
      ${reviewVersion}, ${hash}::bytea
    from customer_order o where o.id = ${order.orderId}
    on conflict (order_id) do nothing
    returning id`
  if (written === undefined) return undefined
  yield* sql`
    update mail_token set used_at = ${at}::timestamptz where purpose = 'rating' and subject = ${order.orderId}`
  const row = yield* findReview(written.id)
  if (row === undefined) return yield* Effect.die("A review was written and is not there")
  yield* logReview(row, { type: "review.submit" }, { kind: "buyer", accountId: null }, at)
  const cause = yield* causeOf(row, hash, now)
  const led = yield* leadReview(
    row,
    cause === null ? { type: "review.publish" } : { type: "review.hold", cause },
    byHouse,
    at
  )
  return led ?? (yield* Effect.die("A new review can be neither published nor held"))
})
