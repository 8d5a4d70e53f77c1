import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { goodsName } from "../../domain/options/products.ts"
import type { OrderStatus, OrderView } from "../../domain/order/draft.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { refusals } from "../http/refusals.ts"
import { countRatings } from "./dealer-rating.ts"
import { allowMailToken } from "./mail-tokens.ts"
import { ratable } from "./own-orders.ts"
import { signedIn } from "./signed-in.ts"

/** How long the page of a rating stays open, in days. */
export const ratingDays = 90

const alreadyRated = {
  code: "AlreadyRated",
  message: "This order was rated already.",
  problems: []
} as const

/** Lets the owner of a delivered order rate it: answers the address of the page. */
export const beginRating = Effect.fnUntraced(function* (orderId: string) {
  const { accountId } = yield* signedIn
  const sql = yield* SqlClient
  const [order] = yield* sql<{ readonly status: OrderStatus; readonly isRated: boolean }>`
    select status, exists (select 1 from order_rating r where r.order_id = o.id) as "isRated"
    from customer_order o where id = ${orderId} and account_id = ${accountId}`
  if (order === undefined || !ratable.has(order.status)) return yield* Effect.fail(refusals.notFound)
  if (order.isRated) return yield* Effect.fail(alreadyRated)
  const now = yield* Clock.currentTimeMillis
  const token = yield* allowMailToken("rating", orderId, { accountId, days: ratingDays, now })
  return { path: `/bewerten-sie-uns/${token}/${orderId}` }
})

interface RatedOrder {
  readonly orderNumber: string
  readonly productGroupId: ProductGroupId
  readonly offer: OrderView["offer"]
  readonly placedAt: Date
  readonly isRated: boolean
}

/** The order that a token is for; a token of another order opens nothing. */
const orderOf = Effect.fnUntraced(function* (orderId: string, token: string) {
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const [order] = yield* sql<RatedOrder>`
    select o.order_number as "orderNumber", o.product_group_id as "productGroupId", o.receipt -> 'offer' as offer,
      o.placed_at as "placedAt", exists (select 1 from order_rating r where r.order_id = o.id) as "isRated"
    from mail_token t join customer_order o on o.id = t.subject
    where t.token_hash = ${tokenHash(token)} and t.purpose = 'rating'
      and t.subject = ${orderId} and t.expires_at > ${now}::timestamptz`
  return order ?? (yield* Effect.fail(refusals.notFound))
})

/** What is rated, for the page of the link; it changes nothing. */
export const ratingPage = Effect.fnUntraced(function* (orderId: string, token: string) {
  const { orderNumber, productGroupId, offer, placedAt, isRated } = yield* orderOf(orderId, token)
  return {
    orderNumber,
    dealerName: offer.seller.name,
    productName: goodsName(productGroupId, offer),
    placedAt: placedAt.toISOString(),
    isRated
  }
})

interface GivenRating {
  readonly stars: number
  readonly text: string
  readonly criteria: { readonly delivery: number; readonly quality: number; readonly service: number }
}

/** Stores a rating and ends its links; false when the order has one. */
const insertRating = Effect.fnUntraced(function* (orderId: string, given: GivenRating, now: string) {
  const sql = yield* SqlClient
  const { delivery, quality, service } = given.criteria
  const rated = yield* sql`
    with rated as (
      insert into order_rating (order_id, stars, delivery, quality, service, body, created_at)
      values (${orderId}, ${given.stars}, ${delivery}, ${quality}, ${service}, ${given.text.trim()},
        ${now}::timestamptz)
      on conflict (order_id) do nothing
      returning order_id
    ), used as (
      update mail_token set used_at = ${now}::timestamptz
      where purpose = 'rating' and subject in (select order_id from rated)
    )
    select order_id from rated`
  return rated.length > 0
})

/** Rates an order once: a second time, also at the same moment, is refused. */
export const rate = Effect.fnUntraced(function* (
  orderId: string,
  payload: GivenRating & { readonly token: string }
) {
  yield* orderOf(orderId, payload.token)
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // one rating of a dealer after the other, so that each counts all before it; orders at that dealer do not wait for it
      const [dealer] = yield* sql<{ readonly id: number }>`
        select d.id from dealer d where d.id = (select dealer_id from customer_order where id = ${orderId})
        for no key update`
      if (!(yield* insertRating(orderId, payload, now))) return yield* Effect.fail(alreadyRated)
      if (dealer !== undefined) yield* countRatings(dealer.id)
      return { success: true }
    })
  )
})
