import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Address } from "../../domain/address/address.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { OrderStatus } from "../../domain/order/draft.ts"
import type { PaymentVariant } from "../../domain/order/steps.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { OrdersWish } from "../../domain/statistics/export.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { orderIdsByPhone } from "../db/phone-query.ts"
import { withinLocalDays, zoneOf } from "../db/local-days.ts"

export interface ExportedOrder {
  readonly id: string
  /** Time of the order to the microsecond, since paging needs this precision. */
  readonly placedKey: string
  readonly orderNumber: string
  readonly countryId: CountryId
  /** Local time in the order's country, to the minute. */
  readonly placedAt: string
  readonly status: OrderStatus
  readonly dealerId: number
  readonly dealer: string
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly amount: number
  readonly stations: number
  readonly totalCents: number
  /** In per cent. */
  readonly vatRate: number
  readonly vatCents: number
  readonly currency: string
  readonly variant: PaymentVariant
  readonly deliveredAmount: number | null
  readonly billedCents: number | null
  /** VAT rate in tenths of a per cent. */
  readonly billedVatTenths: number | null
  readonly billedVatCents: number | null
  readonly windowStart: string
  readonly windowEnd: string
  readonly email: string
  readonly address: Address
}

/** Position where a page ended: the last order that was read. */
export interface OrderPlace {
  readonly placedKey: string
  readonly id: string
}

/** Number of rows per page, which is also the maximum number of rows in memory while the client is slow. */
export const ordersAtOnce = 1000

const columns = { country: "o.country_id", at: "o.placed_at" }

const matching = Effect.fnUntraced(function* (wish: OrdersWish) {
  const sql = yield* SqlClient
  const { states, dealerId, productGroupId } = wish
  const words = likePatterns(wish.search)
  return sql.and([
    withinLocalDays(sql, columns, wish),
    ...(states === undefined || states.length === 0 ? [] : [sql`o.status = any(${[...states]}::text[])`]),
    ...(dealerId === undefined ? [] : [sql`o.dealer_id = ${dealerId}`]),
    ...(productGroupId === undefined ? [] : [sql`o.product_group_id = ${productGroupId}`]),
    ...(words.length === 0
      ? []
      : [
          sql`(not exists (select 1 from unnest(${words}::text[]) word where search_text(concat_ws(' ', o.order_number, o.email,
            o.receipt #>> '{deliveryAddress,companyName}', o.receipt #>> '{deliveryAddress,firstName}',
            o.receipt #>> '{deliveryAddress,lastName}', o.receipt #>> '{deliveryAddress,zipCode}',
            o.receipt #>> '{deliveryAddress,city}')) not like word)
            or o.id in (${orderIdsByPhone(sql, wish.search)}))`
        ])
  ])
})

export const countOrders = Effect.fnUntraced(function* (wish: OrdersWish) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from customer_order o where ${yield* matching(wish)}`
  return row?.total ?? 0
})

/** Reads the next page after a position, in the order in which the orders were placed. */
export const ordersBehind = Effect.fnUntraced(function* (wish: OrdersWish, place: OrderPlace | undefined) {
  const sql = yield* SqlClient
  const behind =
    place === undefined
      ? sql`true`
      : sql`(o.placed_at, o.id) > (${place.placedKey}::timestamptz, ${place.id})`
  return yield* sql<ExportedOrder>`
    select o.id, o.placed_at::text as "placedKey", o.order_number as "orderNumber", o.country_id as "countryId",
      to_char(o.placed_at at time zone ${sql.literal(zoneOf(columns.country))}, 'YYYY-MM-DD"T"HH24:MI') as "placedAt", o.status,
      o.dealer_id as "dealerId", d.name as dealer, o.product_group_id as "productGroupId",
      coalesce((o.receipt #>> '{offer,productId}')::int, 0) as "productId",
      coalesce((o.receipt #>> '{calculation,amount}')::int, 0) as amount,
      coalesce((o.receipt #>> '{calculation,stations}')::int, 1) as stations,
      o.total_cents as "totalCents", coalesce((o.receipt #>> '{offer,vatRate}')::float8, 0) as "vatRate",
      o.vat_cents as "vatCents", o.currency,
      o.receipt #>> '{payment,variant}' as variant,
      (o.life #>> '{delivery,amount}')::int as "deliveredAmount",
      (o.life #>> '{delivery,bill,totalCents}')::int as "billedCents",
      (o.life #>> '{delivery,bill,vatTenths}')::int as "billedVatTenths",
      (o.life #>> '{delivery,bill,vatCents}')::int as "billedVatCents",
      coalesce(o.receipt #>> '{offer,startDeliveryPeriodDate}', '') as "windowStart",
      coalesce(o.receipt #>> '{offer,endDeliveryPeriodDate}', '') as "windowEnd",
      o.email, o.receipt -> 'deliveryAddress' as address
    from customer_order o join dealer d on d.id = o.dealer_id
    where ${yield* matching(wish)} and ${behind}
    order by o.placed_at, o.id limit ${ordersAtOnce}`
})
