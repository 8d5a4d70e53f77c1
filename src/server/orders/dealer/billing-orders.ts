import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import { orderNumberIn } from "../../../domain/order/number.ts"
import { atHandDays, type BillingStage, billingStatuses } from "../../../domain/order/life/order-acts.ts"
import { orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import { billingActsOf } from "../../../machines/order-life/seller-acts.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { orderIdsByPhone } from "../../db/phone-query.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { todayIn } from "../life/lead-on.ts"
import { agreedOfRow, factsOf } from "../life/life-row.ts"
import { type MandateRow, mandatesOf, orderMandateOf } from "../payment/mandate-row.ts"
import { orderColumns, type OrderRow, toOpenOrder } from "../staff/order-row.ts"

/**
 * Number of orders, counted from the latest, that a search by words covers; numbers of orders, bills and credit notes
 * and telephone numbers are always found.
 */
const searched = 20_000
/** Maximum number of orders that are counted. */
const mostCounted = 10_000

const billingOf = (row: OrderRow, mandate: MandateRow | undefined, today: string) => {
  const { delivery, invoiceNumber } = factsOf(row)
  if (delivery === null) return null
  return {
    deliveredOn: delivery.day,
    deliveredAmount: delivery.amount,
    totalPrice: toDecimal(delivery.bill.totalCents),
    invoiceNumber,
    creditNumber: row.creditNumber,
    mandate: mandate === undefined ? null : orderMandateOf(mandate, today),
    isDirectDebit: agreedOfRow(row).isDirectDebit
  }
}

/** Returns the SQL condition for the orders of a stage; withdrawn orders are included if their goods were delivered. */
const conditionOf = Effect.fnUntraced(function* (stage: BillingStage | undefined, now: number) {
  const sql = yield* SqlClient
  const came = sql`o.status = any(${billingStatuses}::text[]) and o.life ->> 'delivery' is not null`
  const since = new Date(now - atHandDays * 86_400_000).toISOString()
  const settledBefore = sql`(select e.at from order_event e where e.order_id = o.id and e.version = o.version)
    < ${since}::timestamptz`
  switch (stage) {
    case undefined:
      return came
    case "delivered":
    case "invoiced":
      return sql`o.status = ${stage}`
    case "settled":
      return sql`o.status = 'settled' and not ${settledBefore}`
    case "archive":
      return sql`${came} and (o.status = 'withdrawn' or o.status = 'settled' and ${settledBefore})`
  }
})

/**
 * Lists the orders whose goods were delivered, the latest first: a dealer's own orders, or all orders for staff who
 * keep the books.
 */
export const billingOrders = Effect.fnUntraced(function* (
  asked: {
    readonly countryId?: CountryId
    readonly stage?: BillingStage
    readonly search?: string
  } & Paging
) {
  const { dealerId } = yield* dealerScopeOf("orders.bill")
  const { countryId, stage, search } = asked
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  const ofCountry = countryId === undefined ? sql`` : sql`and o.country_id = ${countryId}`
  const among = sql`customer_order o where ${yield* conditionOf(stage, now)} ${own} ${ofCountry}`
  const typed = (search ?? "").trim()
  const number = orderNumberIn(typed)
  const words = likePatterns(search)
  const named = sql`select order_id from bill where lower(number) = lower(${typed})
    union select order_id from credit_note where lower(number) = lower(${typed})
    union ${orderIdsByPhone(sql, search)}`
  const matching =
    words.length === 0
      ? sql`from ${among}`
      : number !== undefined
        ? sql`from ${among} and o.order_number = ${number}`
        : sql`from (
            (select o.*, false as "isNamed" from ${among} and o.id not in (${named})
              order by o.placed_at desc, o.id limit ${searched})
            union all (select o.*, true from ${among} and o.id in (${named}))
          ) o join dealer s on s.id = o.dealer_id, lateral (select o.receipt -> 'deliveryAddress' as address) a
            where o."isNamed" or search_text(concat_ws(' ', o.order_number, o.email, o.life ->> 'invoiceNumber',
              (select k.number from credit_note k where k.order_id = o.id), s.name,
              a.address ->> 'companyName', a.address ->> 'firstName', a.address ->> 'lastName',
              a.address ->> 'street', a.address ->> 'zipCode', a.address ->> 'city')) like all(${words}::text[])`
  const [counted] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from (select 1 ${matching} limit ${mostCounted}) n`
  const rows = yield* sql<OrderRow>`
    select ${sql.literal(orderColumns)} from (
      select o.* ${matching} order by o.placed_at desc, o.id limit ${size} offset ${offset}
    ) o join dealer d on d.id = o.dealer_id order by o.placed_at desc, o.id`
  const mandates = yield* mandatesOf(rows.map(({ orderId }) => orderId))
  const by = dealerId === null ? "operator" : "seller"
  const items = rows.map((row) => {
    const today = todayIn(row.countryId, now)
    const mandate = mandates.get(row.orderId)
    const life = { status: row.status, facts: factsOf(row) }
    // an order that was placed under another version of the state machine is read-only
    const may =
      row.lifeVersion === orderLifeVersion ? billingActsOf(agreedOfRow(row), life, by, today, mandate) : []
    // only the creditor may bill, even if the creditor is the operator: no user acts for another party here
    return toOpenOrder(row, may, "dealer", { billing: billingOf(row, mandate, today) })
  })
  return { items, total: counted?.total ?? 0, page, size }
})
