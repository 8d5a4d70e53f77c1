import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { billDocumentOf, type IssuedBill } from "../../../domain/order/life/bill-document.ts"
import { isDirectDebit } from "../../../domain/payment/variants.ts"
import { rowOpener } from "../../../domain/rights/permissions.ts"
import { refusals } from "../../http/refusals.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { buyerOf, findOrder } from "../order-page.ts"
import { mandateOf } from "../payment/mandate-row.ts"
import { factsOf, findLife, type LifeRow } from "./life-row.ts"

/**
 * Allows access to the buyer (by account or grant), the order's dealer, and staff who keep the books; fails with
 * `notFound` for others.
 */
const mayRead = Effect.fnUntraced(function* (row: LifeRow) {
  const { user } = yield* Visitor
  if (user !== undefined) {
    const { roles, actorId, dealerId } = user
    const who = { kind: "account", roles, isImpersonated: actorId !== undefined } as const
    if (rowOpener("orders.bill", who, dealerId)(row)) return
  }
  yield* buyerOf(row.orderId)
})

/** Returns the date of a bill and the issuer's data at that time, and the credit note if there is one. */
const issuedBill = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [issued] = yield* sql<IssuedBill>`
    select coalesce(b.issued_on, (e.data ->> 'today')::date)::text as "issuedOn",
      coalesce(b.imprint, d.imprint) as imprint,
      (select jsonb_build_object('number', k.number, 'issuedOn', k.issued_on, 'imprint', k.imprint)
        from credit_note k where k.order_id = o.id) as credit
    from customer_order o join dealer d on d.id = o.dealer_id
      join order_event e on e.order_id = o.id and e.event = 'order.invoice'
      left join bill b on b.order_id = o.id
    where o.id = ${orderId} order by e.version desc limit 1`
  return issued
})

/**
 * Returns the bill of an order as a document; missing orders, orders of other users and orders without a bill all fail
 * alike.
 */
export const billDocument = Effect.fnUntraced(function* (orderId: string) {
  const row = yield* findLife(orderId)
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  yield* mayRead(row)
  const order = yield* findOrder(orderId)
  const issued = yield* issuedBill(orderId)
  const { operator } = yield* ShopSite
  if (order === undefined || issued === undefined) return yield* Effect.fail(refusals.notFound)
  const mandate = isDirectDebit(order.payment.variant) ? yield* mandateOf(orderId) : undefined
  const debitOn = mandate?.state === "preNotified" ? mandate.dueOn : null
  return (
    billDocumentOf(order, factsOf(row), issued, operator, debitOn) ?? (yield* Effect.fail(refusals.notFound))
  )
})
