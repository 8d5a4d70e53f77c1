import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { toDecimal } from "../../../domain/price/money.ts"
import type { OrderMandate } from "../../../domain/payment/debit-notice.ts"
import {
  canRevoke,
  mandateAfter,
  type MandateEvent,
  type MandateState
} from "../../../domain/payment/mandate-life.ts"

/** Current data of a mandate, without any bank account. */
export interface MandateRow {
  readonly reference: string
  readonly state: MandateState
  readonly stateAt: Date
  /** Local day. */
  readonly dueOn: string | null
  /** Gross cents. */
  readonly dueCents: number | null
}

const columns = `m.reference, m.state, coalesce(m.state_at, m.accepted_at) as "stateAt", m.due_on::text as "dueOn",
  m.due_cents as "dueCents"`

/** Finds the mandate of an order; `undefined` if the order is paid in another way. */
export const mandateOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<MandateRow>`
    select ${sql.literal(columns)} from sepa_mandate m join customer_order o on o.draft_id = m.draft_id
    where o.id = ${orderId}`
  return row
})

/** Finds the mandates of several orders, by order. */
export const mandatesOf = Effect.fnUntraced(function* (orderIds: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const rows = yield* sql<MandateRow & { readonly orderId: string }>`
    select o.id as "orderId", ${sql.literal(columns)} from sepa_mandate m
      join customer_order o on o.draft_id = m.draft_id
    where o.id = any(${orderIds}::text[])`
  return new Map<string, MandateRow>(rows.map((row) => [row.orderId, row]))
})

/** Finds the mandate of an order and locks it until the transaction ends. */
export const lockMandate = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<MandateRow>`
    select ${sql.literal(columns)} from sepa_mandate m join customer_order o on o.draft_id = m.draft_id
    where o.id = ${orderId} for update of m`
  return row
})

export interface MandateEntry {
  readonly at: number
  /** Null if the event was caused by the passing of time. */
  readonly actor: { readonly kind: string; readonly accountId: number | null } | null
  readonly orderVersion: number | null
  /** The announced debit. */
  readonly due: { readonly on: string; readonly cents: number } | null
}

/**
 * Stores the result of an event on a locked mandate, with a log entry; does nothing if the state machine does not
 * accept the event.
 */
export const leadMandate = Effect.fnUntraced(function* (
  mandate: MandateRow,
  event: MandateEvent,
  { at, actor, orderVersion, due }: MandateEntry
) {
  const state = mandateAfter(mandate.state, event)
  if (state === undefined) return undefined
  const sql = yield* SqlClient
  const stateAt = new Date(at)
  const next: MandateRow = {
    ...mandate,
    state,
    stateAt,
    dueOn: due?.on ?? mandate.dueOn,
    dueCents: due?.cents ?? mandate.dueCents
  }
  yield* sql`
    update sepa_mandate set state = ${state}, state_at = ${stateAt.toISOString()}::timestamptz,
      due_on = ${next.dueOn}::date, due_cents = ${next.dueCents}::int
    where reference = ${mandate.reference}`
  yield* sql`
    insert into mandate_event (reference, number, event, state, at, actor_kind, actor_id, order_version, due_on, due_cents)
    select ${mandate.reference}, count(*) + 1, ${event}, ${state}, ${stateAt.toISOString()}::timestamptz,
      ${actor?.kind ?? null}, ${actor?.accountId ?? null}::int, ${orderVersion}::int, ${due?.on ?? null}::date,
      ${due?.cents ?? null}::int
    from mandate_event where reference = ${mandate.reference}`
  return next
})

/** Converts a mandate to the form in which the order's page shows it. */
export const orderMandateOf = (row: MandateRow, today: string): OrderMandate => ({
  state: row.state,
  at: row.stateAt.toISOString(),
  dueOn: row.dueOn,
  amount: row.dueCents === null ? null : toDecimal(row.dueCents),
  canRevoke: canRevoke(row, today)
})
