import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import {
  bookingModes,
  type CancellationEnd,
  type CommentKind,
  type FeedbackReason
} from "../../domain/cancellation/cancellation.ts"
import { insertMany } from "../db/insert-many.ts"
import { type Random, randomOf } from "./random.ts"

/** Reasons why a sample order was not fulfilled, by the order's final status. */
const reasons: Readonly<Record<CancellationEnd, ReadonlyArray<FeedbackReason>>> = {
  refused: ["notDeliverable", "deliveryTooLate", "other"],
  cancelledByDealer: ["unreachable", "notDeliverable", "deliveryTooLate"],
  cancelledByCustomer: ["buyerChangedMind", "priceTooHigh", "orderedTwice"],
  withdrawn: ["buyerChangedMind", "priceTooHigh", "other"]
}

const feedbacks = [
  "",
  "Wir haben mit dem Kunden telefoniert.",
  "Der Kunde hat andernorts bestellt.",
  "Das Gebiet wird in dieser Woche nicht mehr angefahren."
]

const words: Readonly<Record<CommentKind, ReadonlyArray<string>>> = {
  customer: [
    "Bitte stornieren, ich habe doppelt bestellt.",
    "Der Liefertermin ist mir zu spät.",
    "Danke für den Anruf."
  ],
  dealer: ["Kunde zweimal nicht erreicht.", "Bitte Provision gutschreiben.", "Ersatztermin wurde abgelehnt."]
}

interface Row {
  readonly orderId: string
  readonly ended: CancellationEnd
  readonly cancelledAt: Date
  /** The account of the dealer's user; `staffId` is that of a customer support member. */
  readonly dealerUser: number | null
  readonly staffId: number | null
}

const noteOf = ({ orderId, ended }: Row, random: Random) => {
  const bookedAs = random.chance(0.4) ? random.pick(bookingModes) : null
  const reason = random.chance(0.4) ? random.pick(reasons[ended]) : null
  return {
    order_id: orderId,
    is_booked: bookedAs !== null,
    booked_as: bookedAs,
    feedback_reason: reason,
    feedback_comment: reason === null ? "" : random.pick(feedbacks),
    version: 1 + Number(bookedAs !== null) + Number(reason !== null)
  }
}

const commentsOf = ({ orderId, cancelledAt, dealerUser, staffId }: Row, random: Random) =>
  (["customer", "dealer"] as const).flatMap((kind) => {
    const author = kind === "dealer" ? dealerUser : staffId
    if (author === null || !random.chance(0.3)) return []
    const at = new Date(cancelledAt.getTime() + random.integer(1, 8) * 3_600_000)
    return [
      {
        order_id: orderId,
        kind,
        account_id: author,
        body: random.pick(words[kind]),
        created_at: at.toISOString()
      }
    ]
  })

/**
 * Loads bookings, feedback and comments of dealers and staff for the cancelled orders; returns the number of rows and
 * comments.
 */
export const loadCancellationNotes = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select c.order_id as "orderId", c.ended, c.cancelled_at as "cancelledAt",
      (select min(id) from account where dealer_id = c.dealer_id) as "dealerUser",
      (select min(id) from account where 'Role_Interaid_CustomerSupport' = any(roles)) as "staffId"
    from order_cancellation c order by c.cancelled_at, c.order_id collate "C"`
  const random = randomOf(seed, "cancellation notes")
  const notes = rows.map((row) => ({ row: noteOf(row, random), comments: commentsOf(row, random) }))
  yield* sql`
    update order_cancellation c set is_booked = n.is_booked, booked_as = n.booked_as, version = n.version,
      feedback_reason = n.feedback_reason, feedback_comment = n.feedback_comment
    from jsonb_populate_recordset(null::order_cancellation, ${JSON.stringify(notes.map(({ row }) => row))}::jsonb) n
    where c.order_id = n.order_id`
  const comments = notes.flatMap((note) => note.comments)
  if (comments.length > 0) yield* insertMany("order_cancellation_comment", comments)
  return { rows: rows.length, comments: comments.length }
})
