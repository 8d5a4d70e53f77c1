import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { tokenHash } from "../db/token-hash.ts"
import { goodsName } from "../../domain/options/products.ts"
import type { OrderStatus, OrderView } from "../../domain/order/draft.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { typedLine } from "../../domain/typed-text.ts"
import { refusals } from "../http/refusals.ts"
import { allowMailToken } from "./mail-tokens.ts"
import { ratable } from "./own-orders.ts"
import { type GivenRating, submitReview } from "./reviews/submit-review.ts"
import { signedIn } from "./signed-in.ts"

/** Number of days within which a rating can be submitted. */
export const ratingDays = 90

const alreadyRated = {
  code: "AlreadyRated",
  message: "This order was rated already.",
  problems: []
} as const

const ownOrder = {
  code: "OwnOrder",
  message: "Employees of a dealer, and staff on behalf of a buyer, cannot rate it.",
  problems: []
} as const

/**
 * Returns an SQL column: whether the order was placed, or is being rated, by someone who belongs to the order's dealer
 * (rule review.source). `ofDealer` is the dealer of the caller.
 */
const isDealersOwn = (ofDealer: number | undefined) =>
  `(o.dealer_id = ${ofDealer ?? 0}
    or exists (select 1 from dealer d where d.id = o.dealer_id and mailbox_key(d.email) = mailbox_key(o.email))
    or exists (select 1 from account a where a.dealer_id = o.dealer_id
      and (a.id = o.account_id or mailbox_key(a.email) = mailbox_key(o.email)))) as "isOwn"`

/** Whether staff act on behalf of the buyer: a review is written by the buyer alone (rule review.source). */
const isOnBehalf = Effect.map(Visitor, ({ user }) => user?.actorId !== undefined)

/** Starts the rating of a delivered order for its owner; returns the address of the rating page. */
export const beginRating = Effect.fnUntraced(function* (orderId: string) {
  const { accountId } = yield* signedIn
  const { user } = yield* Visitor
  const sql = yield* SqlClient
  const [order] = yield* sql<Pick<RatedOrder, "status" | "isRated" | "isOwn">>`
    select status, exists (select 1 from review r where r.order_id = o.id) as "isRated",
      ${sql.literal(isDealersOwn(user?.dealerId))}
    from customer_order o where id = ${orderId} and account_id = ${accountId}`
  if (order === undefined || !ratable.has(order.status)) return yield* Effect.fail(refusals.notFound)
  if (order.isRated) return yield* Effect.fail(alreadyRated)
  if (order.isOwn || (yield* isOnBehalf)) return yield* Effect.fail(ownOrder)
  const now = yield* Clock.currentTimeMillis
  const token = yield* allowMailToken("rating", orderId, { accountId, days: ratingDays, now })
  return { path: `/bewerten-sie-uns/${token}/${orderId}` }
})

interface RatedOrder {
  readonly orderNumber: string
  readonly productGroupId: ProductGroupId
  readonly dealerId: number
  readonly status: OrderStatus
  readonly offer: OrderView["offer"]
  readonly placedAt: Date
  readonly firstName: string
  readonly place: string
  readonly isRated: boolean
  readonly isOwn: boolean
}

/** Maximum length of names and places; longer ones, stored before their length was limited, are truncated. */
const longestName = 60

/** Returns the order of a token if the order can be rated or has been rated; the token of another order is refused. */
const orderOf = Effect.fnUntraced(function* (orderId: string, token: string) {
  const sql = yield* SqlClient
  const { user } = yield* Visitor
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const [order] = yield* sql<RatedOrder>`
    select o.order_number as "orderNumber", o.product_group_id as "productGroupId", o.dealer_id as "dealerId",
      o.status, o.receipt -> 'offer' as offer, o.placed_at as "placedAt",
      coalesce(o.receipt -> 'deliveryAddress' ->> 'firstName', '') as "firstName",
      coalesce(o.receipt -> 'deliveryAddress' ->> 'city', '') as place,
      exists (select 1 from review r where r.order_id = o.id) as "isRated",
      ${sql.literal(isDealersOwn(user?.dealerId))}
    from mail_token t join customer_order o on o.id = t.subject
    where t.token_hash = ${tokenHash(token)} and t.purpose = 'rating'
      and t.subject = ${orderId} and t.expires_at > ${now}::timestamptz`
  if (order === undefined || (!ratable.has(order.status) && !order.isRated))
    return yield* Effect.fail(refusals.notFound)
  const named = (text: string) => typedLine(text).slice(0, longestName).trim()
  return {
    ...order,
    orderId,
    firstName: named(order.firstName),
    place: named(order.place),
    isOwn: order.isOwn || (yield* isOnBehalf)
  }
})

/** Returns the order to rate, for the page that the link opens; changes nothing. */
export const ratingPage = Effect.fnUntraced(function* (orderId: string, token: string) {
  const order = yield* orderOf(orderId, token)
  const { orderNumber, productGroupId, offer, placedAt, isRated, isOwn, firstName, place } = order
  return {
    orderNumber,
    dealerName: offer.name,
    productName: goodsName(productGroupId, offer),
    placedAt: placedAt.toISOString(),
    isRated,
    isOwn,
    firstName,
    place
  }
})

/** Stores the only rating of an order: a second or concurrent rating is refused. */
export const rate = Effect.fnUntraced(function* (
  orderId: string,
  payload: GivenRating & { readonly token: string }
) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // locked as by changes of the order and the deletion of its account: these come entirely before or after the
      // rating, so that no withdrawn order is rated and no deleted name is published
      yield* sql`select 1 from customer_order where id = ${orderId} for no key update`
      const order = yield* orderOf(orderId, payload.token)
      if (order.isOwn && !order.isRated) return yield* Effect.fail(ownOrder)
      // reviews of a dealer are stored one after the other, so that each count includes all earlier reviews; placing
      // orders at that dealer does not wait for this lock
      yield* sql`select 1 from dealer where id = ${order.dealerId} for no key update`
      const review = yield* submitReview(order, payload, now)
      if (review === undefined) return yield* Effect.fail(alreadyRated)
      return { success: true, isHeld: review.status === "held" }
    })
  )
})
