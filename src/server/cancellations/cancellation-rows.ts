import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type {
  BookingMode,
  CancellationComment,
  CancellationEnd,
  CancellationRow,
  CommentKind,
  FeedbackReason
} from "../../domain/cancellation/cancellation.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { billed } from "../db/billed.ts"
import { iso } from "../db/iso.ts"

/** A stored row of the desk's cancellation list, without its comments. */
export interface StoredCancellation {
  readonly orderId: string
  readonly orderNumber: string
  readonly customer: string
  readonly phone: string
  readonly dealerId: number
  readonly dealer: string
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly productName: string
  readonly amount: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
  readonly cancelledAt: string
  readonly end: CancellationEnd
  readonly version: number
  readonly isBooked: boolean
  readonly bookedAs: BookingMode | null
  readonly reason: FeedbackReason | null
  readonly comment: string
}

/** Columns of `order_cancellation c`, its order `o` and its dealer `d`. */
export const selectedCancellation = `c.order_id as "orderId", c.order_number as "orderNumber", c.customer,
  coalesce(o.receipt #>> '{deliveryAddress,phone}', '') as phone, c.dealer_id as "dealerId", d.name as dealer, c.product_group_id as "productGroupId",
  c.product_id as "productId", c.product_name as "productName",
  ${billed.amountOr("c.amount")} as amount, ${billed.cents}::float8 / 100 as "totalPrice", o.currency, ${iso("c.cancelled_at")} as "cancelledAt",
  c.ended as "end", c.version, c.is_booked as "isBooked", c.booked_as as "bookedAs", c.feedback_reason as reason,
  c.feedback_comment as comment`

interface StoredComment extends CancellationComment {
  readonly orderId: string
  readonly kind: CommentKind
}

/**
 * Returns the comments on these orders, newest first; the author's name is the current one, or empty if the account was
 * deleted.
 */
const commentsOn = Effect.fnUntraced(function* (orderIds: ReadonlyArray<string>) {
  if (orderIds.length === 0) return []
  const sql = yield* SqlClient
  return yield* sql<StoredComment>`
    select m.order_id as "orderId", m.kind, m.id, m.account_id as "fkUserId",
      coalesce(trim(a.first_name || ' ' || a.last_name), '') as "userName", m.body as text,
      ${sql.literal(iso("m.created_at"))} as "createdAt"
    from order_cancellation_comment m left join account a on a.id = m.account_id
    where m.order_id = any(${orderIds}::text[]) order by m.id desc`
})

const none: ReadonlyArray<CancellationComment> = []

/**
 * Converts rows to the wire format, including their comments, which are separate for customers and dealers (rule
 * cancellation.comments).
 */
export const withComments = Effect.fnUntraced(function* (rows: ReadonlyArray<StoredCancellation>) {
  const said = new Map<string, Array<CancellationComment>>()
  for (const { orderId, kind, ...comment } of yield* commentsOn(rows.map((row) => row.orderId))) {
    const key = `${kind} ${orderId}`
    const list = said.get(key)
    if (list === undefined) said.set(key, [comment])
    else list.push(comment)
  }
  return rows.map(({ reason, comment, ...row }): CancellationRow => ({
    ...row,
    isDirty: false,
    feedback: { status: reason === null ? 0 : 1, reason, comment },
    customerComments: said.get(`customer ${row.orderId}`) ?? none,
    dealerComments: said.get(`dealer ${row.orderId}`) ?? none
  }))
})

/**
 * Returns these rows in their current state, locked until the transaction ends; rows are always locked in the same
 * order, which avoids deadlocks. Rows of other dealers are left out.
 */
export const lockCancellations = Effect.fnUntraced(function* (
  orderIds: ReadonlyArray<string>,
  dealerId: number | null
) {
  const sql = yield* SqlClient
  return yield* sql<StoredCancellation>`
    select ${sql.literal(selectedCancellation)}
    from order_cancellation c join customer_order o on o.id = c.order_id join dealer d on d.id = c.dealer_id
    where c.order_id = any(${orderIds}::text[]) and (${dealerId}::int is null or c.dealer_id = ${dealerId})
    order by c.order_id for no key update of c`
})
