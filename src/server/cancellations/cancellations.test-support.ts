import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import {
  cancellationList,
  cancellationRow,
  cancellationsSaved
} from "../../contract/schemas/cancellation.schema.ts"
import { wire } from "../../contract/wire.ts"
import type { BookingMode, CancellationEnd } from "../../domain/cancellation/cancellation.ts"
import { read } from "../testing/journey.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

/** Id of an order that does not exist. */
export const missingId = "A".repeat(22)

interface Wanted {
  readonly dealerId: number
  readonly prefix: string
  readonly count?: number
  readonly end?: CancellationEnd
  /** When the first order ended; each further one ended a minute earlier. */
  readonly at?: string
}

/**
 * Creates orders that ended without settlement, for a dealer: copies of an order of the sample data, with the log
 * entries that make each copy appear on the cancellation desk. The ids consist of the prefix and a number, 22
 * characters in total.
 */
export const cancelledOrders = Effect.fnUntraced(function* ({
  dealerId,
  prefix,
  count = 1,
  end = "cancelledByDealer",
  at = "2026-01-10T12:00:00Z"
}: Wanted) {
  const sql = yield* SqlClient
  // creating ten thousand orders at once can exceed the statement timeout that applies to visitors
  const made = yield* sql.withTransaction(
    Effect.andThen(
      sql`set local statement_timeout = 0`,
      sql<{ readonly id: string }>`
    with template as (
      select * from customer_order where country_id = 1 and receipt ? 'calculation' order by order_number limit 1
    ), placed as (
      insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status, version,
        machine_version, life_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
      select ${prefix} || lpad(n::text, 22 - length(${prefix}), '0'), ${prefix} || '-' || n, ${prefix} || '/' || n,
        t.country_id, t.product_group_id, ${dealerId}, ${end}, 2, t.machine_version, t.life_version, t.currency,
        t.total_cents, t.vat_cents, t.email, t.receipt, t.summary_hash, ${at}::timestamptz - interval '1 day'
      from template t, generate_series(1, ${count}::int) n returning id
    ), ended as (
      select id, row_number() over (order by id) as n from placed
    )
    select id from ended order by n`
    )
  )
  yield* sql`
    insert into order_line (order_id, line, kind, label, amount_cents)
    select o.id, 1, 'Goods', 'Holzpellets lose', o.total_cents from customer_order o
    where o.id = any(${made.map(({ id }) => id)}::text[])`
  yield* sql`
    insert into order_event (order_id, version, event, status, at)
    select id, 2, 'order.cancel', ${end}, ${at}::timestamptz - (n - 1) * interval '1 minute'
    from unnest(${made.map(({ id }) => id)}::text[]) with ordinality as made (id, n)`
  return made.map(({ id }) => id)
})

const path = "/api/ordercancellationlist"

/** Requests the cancellation list of one month in Germany, unless `change` overrides these parameters. */
export const listOf = (client: TestVisitor, change: object = {}) =>
  client.post(`${path}/getOrderCancellationList`, {
    CountryId: 1,
    From: "2026-01-01",
    To: "2026-01-31",
    Page: 1,
    Size: 10_000,
    ...change
  })

export interface SentBooking {
  readonly OrderId: string
  readonly Version: number
  readonly IsBooked: boolean
  readonly BookedAs: BookingMode | null
}

export const booked = (orderId: string, version: number, mode: BookingMode | null): SentBooking => ({
  OrderId: orderId,
  Version: version,
  IsBooked: mode !== null,
  BookedAs: mode
})

let keys = 0

/** Returns a new unused idempotency key. */
export const newKey = (): string => `storno-${++keys}-${"k".repeat(8)}`

export const save = (client: TestVisitor, items: ReadonlyArray<object>, key: string = newKey()) =>
  client.post(`${path}/saveOrderCancellationList`, { Items: items }, { headers: { "idempotency-key": key } })

export const comment = (
  client: TestVisitor,
  orderId: string,
  text: string,
  { kind = "dealer", key = newKey() }: { readonly kind?: string; readonly key?: string | null } = {}
) =>
  client.post(
    `${path}/saveOrderCancellationComment`,
    { OrderId: orderId, Kind: kind, Text: text },
    key === null ? {} : { headers: { "idempotency-key": key } }
  )

export const feedback = (client: TestVisitor, orderId: string, version: number, change: object = {}) =>
  client.post(`${path}/saveOrderCancellationFeedback`, {
    OrderId: orderId,
    Version: version,
    Reason: "priceTooHigh",
    Comment: "Der Käufer fand es andernorts günstiger.",
    ...change
  })

export const readList = read(cancellationList)
export const readSaves = read(cancellationsSaved)
export const readConflict = read(
  wire({
    code: Schema.String,
    message: Schema.String,
    problems: Schema.Array(Schema.Unknown),
    current: cancellationRow
  })
)

/** Returns one row of the desk as the list shows it to this client. */
export const rowOf = Effect.fnUntraced(function* (client: TestVisitor, orderId: string) {
  const row = readList(yield* listOf(client)).items.find((each) => each.orderId === orderId)
  assert(row !== undefined, `${orderId} is not in the list`)
  return row
})

export interface AuditLine {
  readonly event: string
  readonly actorId: number
  readonly detail: Readonly<Record<string, unknown>>
}

/** Returns the audit entries for an account's actions on the cancellation desk, earliest first. */
export const cancellationAudit = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  return yield* sql<AuditLine>`
    select event, actor_id as "actorId", detail from audit_event
    where event like 'cancellation%' and actor_id = ${accountId} order by id`
})
