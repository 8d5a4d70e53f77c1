import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { initialTransition, type SnapshotFrom, transition } from "xstate"
import type { ProviderId } from "../../domain/payment/payment-providers.ts"
import {
  type PaymentLife,
  type PaymentLifeEvent,
  paymentLifeMachine,
  paymentLifeVersion
} from "../../machines/payment-life.machine.ts"
import { audit } from "../db/audit-event.ts"
import type { BeginPayment, PaymentState, PaymentView } from "../ports/payments.ts"
import type { KnownPayment, ProviderRefs } from "./provider.ts"

export interface PaymentRow {
  readonly id: string
  readonly draftId: string
  readonly orderId: string | null
  readonly provider: ProviderId
  readonly state: PaymentState
  readonly machineVersion: number
  readonly version: number
  readonly context: PaymentLife
  readonly refs: ProviderRefs
  readonly createdAt: Date
}

const iso = (ms: number): string => new Date(ms).toISOString()

const columns = (sql: SqlClient) => sql`
  id, draft_id as "draftId", order_id as "orderId", provider, state, machine_version as "machineVersion",
  version, context, refs, created_at as "createdAt"`

export const viewOf = (row: PaymentRow): PaymentView => ({
  id: row.id,
  provider: row.provider,
  draftId: row.draftId,
  orderId: row.orderId,
  money: row.context.money,
  state: row.state,
  captured: row.context.captured,
  refunded: row.context.refunded,
  reason: row.context.reason
})

export const knownOf = ({ id, context, refs }: PaymentRow): KnownPayment => ({
  id,
  money: context.money,
  refs
})

export const readPayment = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<PaymentRow>`select ${columns(sql)} from payment where id = ${id}`
  return row
})

/** Stores a payment before any provider is called; if a payment with the same key exists, returns that row. */
export const insertPayment = Effect.fnUntraced(function* (id: string, wish: BeginPayment) {
  const sql = yield* SqlClient
  const now = iso(yield* Clock.currentTimeMillis)
  const [first] = initialTransition(paymentLifeMachine, { money: wish.money })
  yield* sql`
    insert into payment (id, draft_id, provider, idempotency_key, amount_cents, currency, state, machine_version,
      context, created_at, changed_at)
    values (${id}, ${wish.draftId}, ${wish.provider}, ${wish.key}, ${wish.money.cents}, ${wish.money.currency},
      'created', ${paymentLifeVersion}, ${JSON.stringify(first.context)}::jsonb, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (idempotency_key) do nothing`
  const [row] = yield* sql<PaymentRow>`
    select ${columns(sql)} from payment where idempotency_key = ${wish.key}`
  return row
})

const valueOf = (state: string) => {
  const [outer = "", inner] = state.split(".")
  return inner === undefined ? outer : { [outer]: inner }
}

const stateOf = (value: SnapshotFrom<typeof paymentLifeMachine>["value"]): PaymentState =>
  typeof value === "string" ? value : `unknown.${value.unknown}`

/** An event of a stored payment, and its source. */
export interface Happening {
  readonly event: PaymentLifeEvent
  readonly source: "wish" | "answer" | "question" | "message"
  readonly refs?: ProviderRefs
  /** The version on which the event is based; if the payment has changed since then, the event is ignored. */
  readonly ifVersion?: number
  /** Whether the event is applied only if no order uses the payment. */
  readonly ifUnclaimed?: boolean
}

/** The result of an event: `moved` if it changed the payment. */
export interface Outcome {
  readonly row: PaymentRow
  readonly before: PaymentState
  readonly moved: boolean
}

const moneyIn = (event: PaymentLifeEvent) => {
  const { type: _, ...said } = event
  return said
}

/**
 * Applies an event to a stored payment, in a transaction with the payment's row locked: an event that the state machine
 * refuses changes nothing. A contradictory payment is logged for the admin.
 */
export const happen = (id: string, { event, source, refs = {}, ifVersion, ifUnclaimed = false }: Happening) =>
  Effect.flatMap(SqlClient, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const [row] = yield* sql<PaymentRow>`
          select ${columns(sql)} from payment where id = ${id} for update`
        if (row === undefined) return undefined
        const stays: Outcome = { row, before: row.state, moved: false }
        if (ifVersion !== undefined && ifVersion !== row.version) return stays
        if (ifUnclaimed && row.orderId !== null) return stays
        if (row.machineVersion !== paymentLifeVersion)
          return yield* Effect.die(`payment ${id} is of version ${row.machineVersion} of its machine`)
        const now = iso(yield* Clock.currentTimeMillis)
        const current = paymentLifeMachine.resolveState({ value: valueOf(row.state), context: row.context })
        const [next] = transition(paymentLifeMachine, current, event)
        const state = stateOf(next.value)
        const moved = state !== row.state
        const isNewRef = Object.entries(refs).some(([name, ref]) => row.refs[name] !== ref)
        if (!moved && !isNewRef) return stays
        const [changed] = yield* sql<PaymentRow>`
          update payment set state = ${state}, context = ${JSON.stringify(next.context)}::jsonb,
            refs = refs || ${JSON.stringify(refs)}::jsonb, version = version + 1, changed_at = ${now}::timestamptz,
            asked_at = case when ${moved}::boolean and ${state.startsWith("unknown.")}::boolean
              then ${now}::timestamptz else asked_at end
          where id = ${id} returning ${columns(sql)}`
        if (moved)
          yield* sql`
            insert into payment_event (provider, payment_id, source, kind, said, state_before, state_after,
              happened_at, received_at, processed_at)
            values (${row.provider}, ${id}, ${source}, ${event.type}, ${JSON.stringify(moneyIn(event))}::jsonb,
              ${row.state}, ${state}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)`
        if (moved && state === "mismatch")
          yield* audit({
            event: "paymentMismatch",
            actorId: undefined,
            subjectId: undefined,
            detail: { payment: id, kind: row.provider, reason: next.context.reason ?? "", before: row.state }
          })
        return { row: changed ?? row, before: row.state, moved } satisfies Outcome
      })
    )
  )
