import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/country.ts"
import type { OrderStatus, OrderView } from "../../domain/order-draft.ts"
import type { ProductGroupId } from "../../domain/product-group.ts"
import { confirmedUser } from "../http/confirmed-user.ts"
import { refusals } from "../http/refusals.ts"
import { isId } from "./drafts.ts"
import { grantIn } from "./grants.ts"
import { hashOf } from "./place-statement.ts"
import type { Receipt } from "./receipt.ts"

interface OrderColumns {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly receipt: Receipt
  readonly timeline: ReadonlyArray<{ readonly state: OrderStatus; readonly at: string }>
}

const columns = `o.id as "orderId", o.order_number as "orderNumber", o.status, o.placed_at as "placedAt",
  o.country_id as "countryId", o.product_group_id as "productGroupId", o.receipt,
  (select jsonb_agg(jsonb_build_object('state', e.status,
      'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.version)
    from order_event e where e.order_id = o.id) as timeline`

const viewOf = ({ receipt, placedAt, ...order }: OrderColumns): OrderView => ({
  ...order,
  ...receipt,
  placedAt: placedAt.toISOString()
})

/** A placed order by its id, for whoever may see it already: the confirmation job. */
export const findOrder = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<OrderColumns>`
    select ${sql.literal(columns)} from customer_order o where o.id = ${orderId}`
  return row === undefined ? undefined : viewOf(row)
})

const grantedRow = Effect.fnUntraced(function* (orderId: string) {
  const { headers } = yield* HttpServerRequest
  const token = grantIn(headers["cookie"], orderId)
  if (token === undefined) return undefined
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const [row] = yield* sql<OrderColumns>`
    select ${sql.literal(columns)}
    from order_grant g join customer_order o on o.id = g.order_id
    where g.token_hash = ${hashOf(token)} and g.order_id = ${orderId} and g.purpose = 'cookie'
      and g.expires_at > ${now}::timestamptz`
  return row
})

const accountsRow = Effect.fnUntraced(function* (orderId: string) {
  const user = isId(orderId) ? yield* confirmedUser : undefined
  if (user === undefined) return undefined
  const sql = yield* SqlClient
  const [row] = yield* sql<OrderColumns>`
    select ${sql.literal(columns)} from customer_order o
    where o.id = ${orderId} and o.account_id = ${user.accountId}`
  return row
})

/**
 * The order of a page, by its grant cookie or for the account that placed it; foreign, expired and missing orders end
 * alike (reliability.md T01).
 */
export const ownOrder = Effect.fnUntraced(function* (orderId: string) {
  const row = (yield* grantedRow(orderId)) ?? (yield* accountsRow(orderId))
  return row === undefined ? yield* Effect.fail(refusals.notFound) : viewOf(row)
})
