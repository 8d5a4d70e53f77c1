import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countries, type CountryId } from "../../domain/place/country.ts"
import type { LifeFacts } from "../../domain/order/life/order-life.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import type { Receipt } from "../orders/receipt.ts"
import { wholeAreaParts, wholeAreas, wholeDays, wholeSales, wholeTotals } from "./order-days.ts"

export interface CountedOrder {
  readonly countryId: CountryId
  readonly placedAt: Date
  readonly dealerId: number
  readonly groupId: number
  readonly currency: string
  readonly status: string
  readonly totalCents: number
  readonly receipt: Receipt
  readonly life: Partial<LifeFacts> | null
}

/** Sums counted from the orders themselves: orders, cancellations, amount, cents, settled. */
export type Counted = readonly [number, number, number, number, number]

const endedApart = new Set(["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"])

const figuresOf = ({ status, life, receipt, totalCents }: CountedOrder): Counted => {
  const ended = endedApart.has(status)
  const { delivery } = life ?? {}
  return [
    1,
    ended ? 1 : 0,
    ended ? 0 : (delivery?.amount ?? receipt.calculation.amount),
    ended ? 0 : (delivery?.bill.totalCents ?? totalCents),
    status === "settled" ? 1 : 0
  ]
}

const dayOf = ({ placedAt, countryId }: CountedOrder): string =>
  placedAt.toLocaleDateString("sv-SE", { timeZone: countries[countryId].timeZone })

const inAll = (order: CountedOrder) => ({
  country: order.countryId,
  day: dayOf(order),
  group: order.groupId,
  product: order.receipt.offer.productId,
  byRate: order.receipt.payment.variant === "Installment",
  currency: order.currency
})

/** Returns the key of the cell of the daily sums to which an order contributes. */
export const inCell = (order: CountedOrder) => ({
  ...inAll(order),
  dealer: order.dealerId,
  area: order.receipt.calculation.zipCode.slice(0, 2)
})

/** Adds up all orders by key, one by one and without any SQL sum. */
export const counted = (orders: ReadonlyArray<CountedOrder>, keyOf: (order: CountedOrder) => object) => {
  const cells = new Map<string, Counted>()
  for (const order of orders) {
    const key = JSON.stringify(keyOf(order))
    const [a, b, c, d, e] = cells.get(key) ?? [0, 0, 0, 0, 0]
    const [v, w, x, y, z] = figuresOf(order)
    cells.set(key, [a + v, b + w, c + x, d + y, e + z])
  }
  return cells
}

const groupOfUnit = (group: number) => ({ l: 1, Palette: 4, kg: 3 })[productGroupById(group)?.unit ?? "kg"]

const inArea = (order: CountedOrder) => ({
  country: order.countryId,
  day: dayOf(order),
  area: order.receipt.calculation.zipCode.slice(0, 2),
  unit: groupOfUnit(order.groupId),
  currency: order.currency
})

const inPart = (order: CountedOrder) => ({
  ...inArea(order),
  product: order.receipt.offer.productId,
  byRate: order.receipt.payment.variant === "Installment"
})

const inSale = (order: CountedOrder) => ({
  country: order.countryId,
  day: dayOf(order),
  dealer: order.dealerId,
  group: order.groupId,
  product: order.receipt.offer.productId,
  currency: order.currency
})

const figures = `jsonb_build_array(sum(orders)::int8, sum(cancellations)::int8, sum(amount)::int8,
  sum(revenue_cents)::int8, sum(settled)::int8) as figures`
const isSomething = `sum(orders) <> 0 or sum(cancellations) <> 0 or sum(amount) <> 0 or sum(revenue_cents) <> 0
  or sum(settled) <> 0`
const parts = `'country', country_id, 'day', day, 'group', product_group_id, 'product', product_id, 'byRate',
  pays_by_rate, 'currency', currency`
const areaParts = `'country', country_id, 'day', day, 'area', zip_area, 'unit', product_group_id, 'currency', currency`

const stored = Effect.fnUntraced(function* (table: string, key: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly key: string; readonly figures: Counted }>`${sql.literal(
    `select json_build_object(${key})::text as key, ${figures} from ${table} d group by json_build_object(${key})::text
     having ${isSomething}`
  )}`
  return new Map(rows.map((row) => [JSON.stringify(JSON.parse(row.key)), row.figures]))
})

const sorted = (cells: ReadonlyMap<string, Counted>) =>
  [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Reads every order of the database in its current state. */
export const allOrders = Effect.flatMap(
  SqlClient,
  (sql) => sql<CountedOrder>`
    select country_id as "countryId", placed_at as "placedAt", dealer_id as "dealerId", product_group_id as "groupId",
      currency, status, total_cents as "totalCents", receipt, life from customer_order`
)

/**
 * Checks that the daily sums and the totals match the orders, counted one by one. Returns the number of compared orders
 * and cells.
 */
export const expectCounted = Effect.gen(function* () {
  const orders = yield* allOrders
  const days = yield* stored(wholeDays, `${parts}, 'dealer', dealer_id, 'area', zip_area`)
  assert.deepStrictEqual(sorted(days), sorted(counted(orders, inCell)))
  assert.deepStrictEqual(sorted(yield* stored(wholeTotals, parts)), sorted(counted(orders, inAll)))
  const areas = yield* stored(wholeAreas, areaParts)
  assert.deepStrictEqual(sorted(areas), sorted(counted(orders, inArea)))
  const ofAreas = yield* stored(wholeAreaParts, `${areaParts}, 'product', product_id, 'byRate', pays_by_rate`)
  assert.deepStrictEqual(sorted(ofAreas), sorted(counted(orders, inPart)))
  const sales = yield* stored(
    wholeSales,
    `'country', country_id, 'day', day, 'dealer', dealer_id, 'group', product_group_id, 'product', product_id,
      'currency', currency`
  )
  assert.deepStrictEqual(sorted(sales), sorted(counted(orders, inSale)))
  return { orders: orders.length, cells: days.size }
})

/** Returns the number of rows of the daily sums, and of deltas not yet added to them. */
export const foldedAndNot = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly days: number; readonly deltas: number }>`
    select (select count(*)::int from order_day) as days, (select count(*)::int from order_delta) as deltas`
  return row ?? { days: 0, deltas: 0 }
})
