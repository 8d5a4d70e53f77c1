import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { OrderPage } from "../../domain/order/life/order-page.ts"
import { isDirectDebit } from "../../domain/payment/variants.ts"
import { timelineColumn, timelineEntry } from "../db/timeline-column.ts"
import { confirmedUser } from "../http/confirmed-user.ts"
import { refusals } from "../http/refusals.ts"
import { isId } from "./drafts.ts"
import { grantIn } from "./grants.ts"
import type { MailedOrder } from "./mailed-order.ts"
import { type Actor, byGrant } from "./life/actor.ts"
import { type LifeRow, lifeColumns } from "./life/life-row.ts"
import { todayIn } from "./life/lead-on.ts"
import { type LoggedRow, pageOf } from "./life/page-of.ts"
import { mandateOf } from "./payment/mandate-row.ts"
import { standingOf } from "./payment/standing-payment.ts"

interface OrderColumns extends LifeRow {
  readonly placedAt: Date
  readonly timeline: OrderView["timeline"]
  readonly log: ReadonlyArray<LoggedRow>
  readonly isRated: boolean
}

const columns = `${lifeColumns}, o.placed_at as "placedAt",
  ${timelineColumn}`

const withLog = `${columns},
  (select jsonb_agg(${timelineEntry} || jsonb_build_object('data', e.data) order by e.version)
    from order_event e where e.order_id = o.id) as log,
  exists (select 1 from review r where r.order_id = o.id) as "isRated"`

export const viewOf = (row: Omit<OrderColumns, "log" | "isRated">): OrderView => ({
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  timeline: row.timeline,
  countryId: row.countryId,
  productGroupId: row.productGroupId,
  ...row.receipt,
  stations: row.receipt.stations ?? [],
  moistureDeclaration: row.receipt.moistureDeclaration ?? null
})

/** Finds placed orders by their ids, without access checks: for the jobs that mail these orders. */
export const findOrders = Effect.fnUntraced(function* (orderIds: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const rows = yield* sql<OrderColumns & Pick<MailedOrder, "isMailboxProved" | "dealerEmail">>`
    select ${sql.literal(columns)}, o.mailbox_proved_at is not null as "isMailboxProved", s.email as "dealerEmail"
    from customer_order o join dealer s on s.id = o.dealer_id where o.id = any(${orderIds}::text[])`
  return rows.map((row): MailedOrder => {
    const { isMailboxProved, dealerEmail } = row
    return { ...viewOf(row), isMailboxProved, dealerEmail }
  })
})

export const findOrder = (orderId: string) => Effect.map(findOrders([orderId]), ([order]) => order)

const grantedRow = Effect.fnUntraced(function* (orderId: string) {
  const { headers } = yield* HttpServerRequest
  const token = grantIn(headers["cookie"], orderId)
  if (token === undefined) return undefined
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const [row] = yield* sql<OrderColumns>`
    select ${sql.literal(withLog)}
    from order_grant g join customer_order o on o.id = g.order_id
    where g.token_hash = ${tokenHash(token)} and g.order_id = ${orderId} and g.purpose = 'cookie'
      and g.expires_at > ${now}::timestamptz`
  return row
})

/** Finds an order and its buyer: the account, or a browser with a grant for the order. */
const ownRow = Effect.fnUntraced(function* (orderId: string) {
  const user = isId(orderId) ? yield* confirmedUser : undefined
  if (user !== undefined) {
    const sql = yield* SqlClient
    const [row] = yield* sql<OrderColumns>`
      select ${sql.literal(withLog)} from customer_order o
      where o.id = ${orderId} and o.account_id = ${user.accountId}`
    const actor: Actor = {
      kind: "account",
      party: "customer",
      role: "Role_Customer",
      accountId: user.accountId,
      actingId: user.actorId ?? null
    }
    if (row !== undefined) return { row, actor }
  }
  const row = yield* grantedRow(orderId)
  return row === undefined ? yield* Effect.fail(refusals.notFound) : { row, actor: byGrant }
})

/**
 * Finds the order that a page shows, by its grant cookie or for the account that placed it; fails alike for missing
 * orders, orders of other users and expired grants (rule safety.foreign-order).
 */
export const ownOrder = Effect.fnUntraced(function* (orderId: string) {
  const { row, actor } = yield* ownRow(orderId)
  const today = todayIn(row.countryId, yield* Clock.currentTimeMillis)
  const page: OrderPage = {
    ...viewOf(row),
    ...pageOf(row, {
      log: row.log,
      isRated: row.isRated,
      hasAccount: actor.kind === "account",
      mandate: isDirectDebit(row.receipt.payment.variant) ? yield* mandateOf(orderId) : undefined,
      payment: yield* standingOf(row.receipt.payment),
      today
    })
  }
  return page
})

/** Returns the buyer in the form that the log stores; fails for a caller who may not see the order. */
export const buyerOf = Effect.fnUntraced(function* (orderId: string) {
  return (yield* ownRow(orderId)).actor
})
