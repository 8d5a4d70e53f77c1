import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OwnOrder } from "../../contract/customer.api.ts"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import { goodsName } from "../../domain/options/products.ts"
import type { OrderStatus, OrderView } from "../../domain/order/draft.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { reorderPath } from "../../domain/order/reorder.ts"
import { billed } from "../db/billed.ts"
import { timelineColumn } from "../db/timeline-column.ts"
import { openDrafts } from "./open-drafts.ts"
import { signedIn } from "./signed-in.ts"

/** Statuses in which an order can be rated. */
export const ratable: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["delivered", "invoiced", "settled"])

/** Statuses of orders whose goods are not delivered yet. */
const open: ReadonlyArray<OrderStatus> = ["placed", "confirmed", "scheduled"]

interface OrderRow {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly placedAt: string
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly totalPrice: number
  readonly amount: number
  readonly currency: CurrencyCode
  readonly receipt: Pick<OrderView, "calculation" | "offer">
  readonly timeline: OrderView["timeline"]
  readonly isRated: boolean
}

const columns = `o.id as "orderId", o.order_number as "orderNumber", o.status,
  to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
  o.country_id as "countryId", o.product_group_id as "productGroupId",
  ${billed.cents}::float8 / 100 as "totalPrice", ${billed.amount} as amount, o.currency, o.receipt,
  ${timelineColumn},
  exists (select 1 from review r where r.order_id = o.id) as "isRated"`

const toOwnOrder = ({ receipt, ...order }: OrderRow): OwnOrder => {
  const { calculation, offer } = receipt
  const { slug, unit } = productGroup(order.productGroupId)
  return {
    ...order,
    productName: goodsName(order.productGroupId, offer),
    unit,
    dealerName: offer.seller.name,
    startDeliveryPeriodDate: offer.startDeliveryPeriodDate,
    endDeliveryPeriodDate: offer.endDeliveryPeriodDate,
    orderPath: `/${slug}/bestellung-erfolgreich/${order.orderId}`,
    reorderPath: reorderPath(calculation, offer),
    canRate: ratable.has(order.status) && !order.isRated
  }
}

const countOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly total: number }>`
    select count(*) as total from customer_order where account_id = ${accountId}`
  return row?.total ?? 0
})

const newest = Effect.fnUntraced(function* (accountId: number, limit: number, offset: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<OrderRow>`
    select ${sql.literal(columns)} from customer_order o where o.account_id = ${accountId}
    order by o.placed_at desc, o.id limit ${limit} offset ${offset}`
  return rows.map(toOwnOrder)
})

const nextDelivery = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<OrderRow>`
    select ${sql.literal(columns)} from customer_order o
    where o.account_id = ${accountId} and o.status = any(${open}::text[])
    order by o.receipt -> 'offer' ->> 'startDeliveryPeriodDate', o.receipt -> 'offer' ->> 'endDeliveryPeriodDate',
      o.placed_at
    limit 1`
  return rows.map(toOwnOrder)[0] ?? null
})

/** Returns the account's orders, the newest first (rule account.area). */
export const ownOrders = Effect.fnUntraced(function* (query: {
  readonly page?: number
  readonly size?: number
}) {
  const { accountId } = yield* signedIn
  const { page = 1, size = 10 } = query
  const total = yield* countOf(accountId)
  return { items: yield* newest(accountId, size, (page - 1) * size), total, page, size }
})

const shownAtHome = 3

/** Returns the customer's start page: the next delivery, and earlier orders (rule account.home). */
export const customerHome = Effect.gen(function* () {
  const { accountId } = yield* signedIn
  const sql = yield* SqlClient
  const [alarms] = yield* sql<{ readonly count: number }>`
    select count(*) as count from price_alarm where account_id = ${accountId} and kind = 'PriceAlarm'`
  return {
    nextDelivery: yield* nextDelivery(accountId),
    openDrafts: yield* openDrafts(accountId),
    lastOrders: yield* newest(accountId, shownAtHome, 0),
    orderCount: yield* countOf(accountId),
    alarmCount: alarms?.count ?? 0
  }
})
