import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Agreed } from "../../../domain/order/life/order-life.ts"
import { agreedOfRow, lifeColumns, type LifeRow } from "./life-row.ts"

/** The log of an order's life as a file: exactly the data that the state machine needs to replay it. */
export interface OrderLog {
  readonly kind: "order"
  readonly order: string
  readonly machine: "orderLife"
  /** `orderLifeVersion` of the machine that runs the order. */
  readonly version: number
  readonly input: { readonly agreed: Agreed }
  /** Entries after the order was placed. */
  readonly entries: ReadonlyArray<{
    readonly event: { readonly type: string }
    /** Status after the entry. */
    readonly state: string
    readonly version: number
    readonly time: string
  }>
}

/** Fields that contain free text or bill numbers; the machine only checks whether they are empty. */
const personal = new Set(["reason", "invoiceNumber"])

const impersonal = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: readonly [string, unknown]) =>
      personal.has(name) && typeof value === "string" && value.trim() !== "" ? [name, "…"] : [name, value]
    )
  )

interface Entry {
  readonly event: string
  readonly data: object
  readonly status: string
  readonly version: number
  readonly at: Date
}

/** Returns the log of the order with this number; `undefined` if there is none. */
export const orderLog = Effect.fnUntraced(function* (orderNumber: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<LifeRow>`
    select ${sql.literal(lifeColumns)} from customer_order o where o.order_number = ${orderNumber}`
  if (row === undefined) return undefined
  const entries = yield* sql<Entry>`
    select event, data, status, machine_version as version, at from order_event
    where order_id = ${row.orderId} and event <> 'placed' order by order_event.version`
  const log: OrderLog = {
    kind: "order",
    order: row.orderNumber,
    machine: "orderLife",
    version: row.lifeVersion,
    input: { agreed: agreedOfRow(row) },
    entries: entries.map(({ event, data, status, version, at }) => ({
      event: { type: event, ...impersonal(data) },
      state: status,
      version,
      time: at.toISOString()
    }))
  }
  return log
})
