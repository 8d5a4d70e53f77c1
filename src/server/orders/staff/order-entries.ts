import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OrderLogEntry, LogActor } from "../../../domain/order/life/staff-order.ts"
import type { LifeParty } from "../../../domain/order/life/order-life.ts"
import { loggedEvents, type OrderStatus } from "../../../domain/order/draft.ts"
import { isRole } from "../../../domain/rights/roles.ts"

interface Row {
  readonly version: number
  readonly event: string
  readonly status: OrderStatus
  readonly at: Date
  readonly actor: LogActor | null
  readonly role: string | null
  readonly name: string | null
  readonly isActing: boolean
  readonly acting: string | null
  readonly behalfReason: string | null
  readonly data: {
    readonly by?: LifeParty
    readonly day?: string
    readonly amount?: number
    readonly station?: number
    readonly reason?: string
  }
}

const filled = (text: string | null | undefined): string | null =>
  text === undefined || text === "" ? null : text

/** Returns the log of an order with the actors; dealers see the acting side, but no names of staff. */
export const orderLogOf = Effect.fnUntraced(function* (orderId: string, isHouse: boolean) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select e.version, e.event, e.status, e.at, e.actor_kind as actor, e.actor_role as role, a.email as name,
      e.acting_id is not null as "isActing", s.email as acting, e.behalf_reason as "behalfReason", e.data
    from order_event e left join account a on a.id = e.actor_id left join account s on s.id = e.acting_id
    where e.order_id = ${orderId} order by e.version`
  return rows.map(({ data, ...row }): OrderLogEntry => {
    const event = row.event.replace(/^order[.]/u, "")
    return {
      version: row.version,
      state: row.status,
      at: row.at.toISOString(),
      event: loggedEvents.find((each) => each === event) ?? null,
      by: data.by ?? null,
      actor: row.actor,
      role: row.role !== null && isRole(row.role) ? row.role : null,
      name: isHouse ? row.name : null,
      actingFor: row.isActing ? (isHouse ? (row.acting ?? "") : "") : null,
      behalfReason: isHouse ? row.behalfReason : null,
      day: data.day ?? null,
      amount: data.amount ?? null,
      station: data.station ?? null,
      reason: filled(data.reason)
    }
  })
})
