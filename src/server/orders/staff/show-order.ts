import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isOrderNumber } from "../../../domain/order/number.ts"
import type { StaffOrder } from "../../../domain/order/life/staff-order.ts"
import { billView } from "../../../domain/order/life/order-page.ts"
import { withdrawableUntil } from "../../../domain/order/life/rights.ts"
import { withoutBankData } from "../../../domain/payment/payment-choice.ts"
import { isDirectDebit } from "../../../domain/payment/variants.ts"
import { type Permission, rowOpener, verdictOn } from "../../../domain/rights/permissions.ts"
import { audit } from "../../db/audit-event.ts"
import { timelineColumn } from "../../db/timeline-column.ts"
import { refusals } from "../../http/refusals.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { staffMember } from "../../http/staff-member.ts"
import { isId } from "../drafts.ts"
import { todayIn } from "../life/lead-on.ts"
import { agreedOfRow, factsOf } from "../life/life-row.ts"
import type { OrderView } from "../../../domain/order/draft.ts"
import { viewOf } from "../order-page.ts"
import { mandateOf, orderMandateOf } from "../payment/mandate-row.ts"
import { standingOf } from "../payment/standing-payment.ts"
import { orderLogOf } from "./order-entries.ts"
import { mailsOf } from "./order-mails.ts"
import { notesOf } from "./order-notes.ts"
import { closuresOf } from "./closures-of.ts"
import { orderColumns, type OrderRow, mayOf, toOpenOrder } from "./order-row.ts"

interface ShownRow extends OrderRow {
  readonly timeline: OrderView["timeline"]
}

/**
 * Shows the whole order to users who may open it, and records this in the audit log. Dealers open only their own
 * orders: orders of other dealers, missing orders and malformed ids get the same response. Order numbers are accepted
 * as well, because logs and mails contain no id (rule desk.order-links).
 */
export const showOrder = Effect.fnUntraced(function* (asked: string) {
  const user = yield* staffMember
  const { dealerId } = yield* dealerScopeOf("orders.read")
  const sql = yield* SqlClient
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  const named = isOrderNumber(asked) ? sql`o.order_number = ${asked}` : sql`o.id = ${asked}`
  const [row] =
    isId(asked) || isOrderNumber(asked)
      ? yield* sql<ShownRow>`
          select ${sql.literal(orderColumns)}, ${sql.literal(timelineColumn)}
          from customer_order o join dealer d on d.id = o.dealer_id where ${named} ${own}`
      : []
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  const { orderId } = row
  const who = { kind: "account", roles: user.roles, isImpersonated: user.actorId !== undefined } as const
  const may = (permission: Permission) => verdictOn(permission, who) === "allowed"
  const isHouse = dealerId === null
  const today = todayIn(row.countryId, yield* Clock.currentTimeMillis)
  yield* audit({
    event: "orderOpened",
    actorId: user.accountId,
    subjectId: row.accountId ?? undefined,
    detail: { orderNumber: row.orderNumber }
  })
  const seat = isHouse ? "house" : "dealer"
  const rights = {
    seat,
    mayLead: rowOpener("orders.sell", who, user.dealerId)(row),
    mayEnd: isHouse && may("orders.end")
  } as const
  const { delivery, invoiceNumber } = factsOf(row)
  const agreed = agreedOfRow(row)
  const { payment } = row.receipt
  const mandate = isDirectDebit(payment.variant) ? yield* mandateOf(orderId) : undefined
  const notes = isHouse ? yield* notesOf(orderId) : null
  const { atProvider: _, ...paid } = withoutBankData(payment)
  const order: StaffOrder = {
    row: toOpenOrder(row, mayOf(row, rights, today), seat, {
      closures: (yield* closuresOf([row.dealerId], today)).get(row.dealerId) ?? []
    }),
    order: { ...viewOf({ ...row, placedAt: new Date(row.placedAt) }), payment: paid },
    accountId: may("customers.read") ? row.accountId : null,
    delivery: delivery === null ? null : { ...delivery, bill: billView(delivery.bill) },
    invoiceNumber,
    creditNumber: row.creditNumber,
    mandate: mandate === undefined ? null : { ...orderMandateOf(mandate, today), canRevoke: false },
    standingPayment: yield* standingOf(payment),
    withdrawableUntil: withdrawableUntil(agreed, delivery) ?? null,
    log: yield* orderLogOf(orderId, isHouse),
    mails: isHouse ? yield* mailsOf(orderId) : null,
    notes,
    noteCount: notes?.length ?? 0
  }
  return order
})
