import { isSameBooking } from "./booking.ts"
import type { Booking } from "./cancellation.ts"

/** What one marking made of a row. */
export interface MarkedRow {
  readonly orderId: string
  readonly before: Booking
  readonly after: Booking
}

/** One click, of one row or of ten thousand: what it has changed. */
export type Marking = ReadonlyArray<MarkedRow>

/** The markings that can be undone, the last one at the end. */
export type Markings = ReadonlyArray<Marking>

/** How many are remembered. */
export const mostMarkings = 20

/** One more marking; one without a change is left out. */
export const withMarking = (markings: Markings, marking: Marking): Markings => {
  const changed = marking.filter(({ before, after }) => !isSameBooking(before, after))
  return changed.length === 0 ? markings : [...markings, changed].slice(-mostMarkings)
}

export interface Undone {
  readonly markings: Markings
  /** The bookings that the rows get back. */
  readonly restored: ReadonlyArray<{ readonly orderId: string; readonly booking: Booking }>
}

/**
 * The last marking undone: its rows are as they were before it, but for those that have become something else since,
 * as by a conflict that was given up.
 */
export const undone = (markings: Markings, now: (orderId: string) => Booking | undefined): Undone => ({
  markings: markings.slice(0, -1),
  restored: (markings.at(-1) ?? []).flatMap(({ orderId, before, after }) => {
    const booking = now(orderId)
    return booking !== undefined && isSameBooking(booking, after) ? [{ orderId, booking: before }] : []
  })
})
