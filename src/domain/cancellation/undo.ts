import { isSameBooking } from "./booking.ts"
import type { Booking } from "./cancellation.ts"

/** Change of one row's booking by a user action. */
export interface MarkedRow {
  readonly orderId: string
  readonly before: Booking
  readonly after: Booking
}

/** All changes caused by one click, which may affect a single row or ten thousand rows. */
export type Marking = ReadonlyArray<MarkedRow>

/** The user actions that can be undone, oldest first. */
export type Markings = ReadonlyArray<Marking>

/** Maximum number of user actions that can be undone. */
export const mostMarkings = 20

/** Adds a user action, unless it changes nothing. */
export const withMarking = (markings: Markings, marking: Marking): Markings => {
  const changed = marking.filter(({ before, after }) => !isSameBooking(before, after))
  return changed.length === 0 ? markings : [...markings, changed].slice(-mostMarkings)
}

export interface Undone {
  readonly markings: Markings
  /** The rows to restore and their previous bookings. */
  readonly restored: ReadonlyArray<{ readonly orderId: string; readonly booking: Booking }>
}

/**
 * Undoes the last user action: restores the rows that it changed, except those that have changed again since, e.g.
 * through a dismissed conflict.
 */
export const undone = (markings: Markings, now: (orderId: string) => Booking | undefined): Undone => ({
  markings: markings.slice(0, -1),
  restored: (markings.at(-1) ?? []).flatMap(({ orderId, before, after }) => {
    const booking = now(orderId)
    return booking !== undefined && isSameBooking(booking, after) ? [{ orderId, booking: before }] : []
  })
})
