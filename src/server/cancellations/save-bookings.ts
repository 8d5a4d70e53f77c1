import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isBooking, isSameBooking } from "../../domain/cancellation/booking.ts"
import type { Booking, SaveAnswer, SaveFailure } from "../../domain/cancellation/cancellation.ts"
import { invalid, type Problem } from "../http/refusals.ts"
import { lockCancellations, type StoredCancellation, withComments } from "./cancellation-rows.ts"
import { onceFor } from "./stored-answer.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"

interface WantedBooking extends Booking {
  readonly orderId: string
  /** The version of the row that the caller saw; if it is missing, the current version is used. */
  readonly version?: number
}

const problemsOf = (items: ReadonlyArray<WantedBooking>): ReadonlyArray<Problem> => {
  if (items.length === 0) return [{ code: "required", field: "Items", params: {} }]
  const seen = new Set<string>()
  return items.flatMap((item, index): ReadonlyArray<Problem> => {
    const isTwice = seen.has(item.orderId)
    seen.add(item.orderId)
    const field = `Items.${index}.`
    return [
      ...(isTwice ? [{ code: "twice", field: `${field}OrderId`, params: {} }] : []),
      ...(isBooking(item) ? [] : [{ code: "bookingMismatch", field: `${field}BookedAs`, params: {} }])
    ]
  })
}

/** Writes bookings of locked rows, each with its audit entry; returns the new versions of the rows. */
const write = Effect.fnUntraced(function* (
  changes: ReadonlyArray<{ readonly wanted: WantedBooking; readonly row: StoredCancellation }>,
  accountId: number
) {
  if (changes.length === 0) return []
  const sql = yield* SqlClient
  const rows = JSON.stringify(
    changes.map(({ wanted, row }) => ({
      id: row.orderId,
      is_booked: wanted.isBooked,
      booked_as: wanted.bookedAs,
      detail: { orderNumber: row.orderNumber, before: row.bookedAs ?? "", after: wanted.bookedAs ?? "" }
    }))
  )
  return yield* sql<{ readonly orderId: string; readonly version: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as w(id text, is_booked boolean, booked_as text, detail jsonb)
    ), noted as (
      insert into audit_event (at, event, actor_id, subject_id, detail)
      select now(), 'cancellationBooked', ${accountId}::int, null, w.detail from wanted w
    )
    update order_cancellation c set is_booked = w.is_booked, booked_as = w.booked_as, version = c.version + 1
    from wanted w where c.order_id = w.id
    returning c.order_id as "orderId", c.version`
})

/**
 * Saves each booking if its row still has the version that the caller saw, independently of the other bookings. A
 * booking that is already stored is no conflict: if a response was lost, repeating the call with a new idempotency key
 * changes nothing. Rows of other dealers count as missing (rule safety.foreign-rows, decision 026).
 */
const saveAll = Effect.fnUntraced(function* (
  items: ReadonlyArray<WantedBooking>,
  scope: Effect.Success<ReturnType<typeof dealerScopeOf>>
) {
  const locked = yield* lockCancellations(
    items.map(({ orderId }) => orderId),
    scope.dealerId
  )
  const stored = new Map(locked.map((row) => [row.orderId, row]))
  const changes: Array<{ readonly wanted: WantedBooking; readonly row: StoredCancellation }> = []
  const conflicts: Array<StoredCancellation> = []
  for (const wanted of items) {
    const row = stored.get(wanted.orderId)
    if (row === undefined || isSameBooking(row, wanted)) continue
    if ((wanted.version ?? row.version) === row.version) changes.push({ wanted, row })
    else conflicts.push(row)
  }
  const versions = new Map(
    (yield* write(changes, scope.accountId)).map(({ orderId, version }) => [orderId, version])
  )
  const standing = new Map((yield* withComments(conflicts)).map((row) => [row.orderId, row]))
  const saved: Array<SaveAnswer["saved"][number]> = []
  const failed: Array<SaveFailure> = []
  for (const { orderId, version } of items) {
    const row = stored.get(orderId)
    const current = standing.get(orderId)
    if (row === undefined) failed.push({ orderId, code: "NotFound" })
    else if (current !== undefined) failed.push({ orderId, code: "Conflict", current })
    // if nothing was written, the response keeps the version that the caller saw: the caller has not read other users'
    // changes, so the next save gets a conflict
    else
      saved.push({ orderId, version: versions.get(orderId) ?? Math.min(version ?? row.version, row.version) })
  }
  const body: SaveAnswer = { saved, failed }
  return { status: conflicts.length > 0 ? 409 : 200, body }
})

/**
 * Saves a batch of bookings only once per idempotency key. If the batch contains a conflict, the status is 409, and the
 * body has the same form as on success.
 */
export const saveBookings = Effect.fnUntraced(function* (
  key: string | undefined,
  { items }: { readonly items: ReadonlyArray<WantedBooking> }
) {
  const scope = yield* dealerScopeOf("cancellations.book")
  const problems = problemsOf(items)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const asked = items.map(({ orderId, version, bookedAs }) => [orderId, version, bookedAs])
  const { status, body } = yield* onceFor(scope, key, ["bookings", ...asked], () => saveAll(items, scope))
  return status === 409 ? yield* Effect.fail(body) : body
})
