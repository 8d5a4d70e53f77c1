import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import type { OrderStatus } from "../../../domain/order/draft.ts"
import { agreedOf } from "../../../domain/order/life/agreed-of.ts"
import { type LifeFacts, nothingYet } from "../../../domain/order/life/order-life.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import type { Receipt } from "../receipt.ts"

/** Columns of an order that its state machine needs. */
export interface LifeRow {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly version: number
  readonly lifeVersion: number
  readonly life: LifeFacts | null
  readonly countryId: CountryId
  /**
   * The federal state or canton that contains most places of the delivery's postal code; null if no place has this
   * postal code any longer.
   */
  readonly regionCode: string | null
  readonly productGroupId: ProductGroupId
  readonly dealerId: number
  readonly accountId: number | null
  readonly receipt: Receipt
  /** Number of the credit note that cancelled the order's bill. */
  readonly creditNumber: string | null
}

export const lifeColumns = `o.id as "orderId", o.order_number as "orderNumber", o.status, o.version,
  o.life_version as "lifeVersion", o.life, o.country_id as "countryId", o.product_group_id as "productGroupId",
  o.dealer_id as "dealerId", o.account_id as "accountId", o.receipt,
  (select mode() within group (order by p.region_code) from place p
    where p.country_id = o.country_id and p.zip_code = o.receipt #>> '{deliveryAddress,zipCode}') as "regionCode",
  (select k.number from credit_note k where k.order_id = o.id) as "creditNumber"`

/**
 * Returns the facts about an order's life; facts that were introduced later are missing in older rows and get their
 * initial value.
 */
export const factsOf = ({ life }: Pick<LifeRow, "life">): LifeFacts => ({ ...nothingYet, ...life })

export const agreedOfRow = (row: LifeRow) =>
  agreedOf({ ...row, ...row.receipt, stations: row.receipt.stations ?? [] })

/** Finds the current row of an order; `undefined` if there is none. */
export const findLife = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<LifeRow>`
    select ${sql.literal(lifeColumns)} from customer_order o where o.id = ${orderId}`
  return row
})

/** Like `findLife`, with a lock until the transaction ends: concurrent events wait for each other. */
export const lockLife = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<LifeRow>`
    select ${sql.literal(lifeColumns)} from customer_order o where o.id = ${orderId} for no key update`
  return row
})

/**
 * Finds and locks the order that a declaration names by its number and by the email address under which it was placed.
 */
export const lockDeclared = Effect.fnUntraced(function* (orderNumber: string, email: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<LifeRow>`
    select ${sql.literal(lifeColumns)} from customer_order o
    where o.order_number = ${orderNumber} and mailbox_key(o.email) = ${email} for no key update`
  return row
})
