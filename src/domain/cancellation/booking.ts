import type { Booking, BookingMode } from "./cancellation.ts"

export const unbooked: Booking = { isBooked: false, bookedAs: null }

/** Returns a booking with this mode, or a reversal if the mode is `null`. */
export const bookedAs = (mode: BookingMode | null = null): Booking => ({
  isBooked: true,
  bookedAs: mode ?? "reversal"
})

/** A change to one of the two fields of a booking. */
export type BookingChange =
  | { readonly field: "isBooked"; readonly isBooked: boolean }
  | { readonly field: "bookedAs"; readonly mode: BookingMode | null }

/**
 * Applies a change to a booking. Unbooking clears the mode. Booking keeps the current mode or, if there is none, sets
 * the mode to reversal. Setting a mode also books; removing the mode also unbooks.
 */
export const bookingOf = (before: Booking, change: BookingChange): Booking => {
  switch (change.field) {
    case "isBooked":
      return change.isBooked ? bookedAs(before.bookedAs) : unbooked
    case "bookedAs":
      return change.mode === null ? unbooked : bookedAs(change.mode)
  }
}

/** Whether two bookings are equal. */
export const isSameBooking = (one: Booking, other: Booking): boolean =>
  one.isBooked === other.isBooked && one.bookedAs === other.bookedAs

/** Whether the two fields are consistent: both set or neither. */
export const isBooking = ({ isBooked, bookedAs: mode }: Booking): boolean => isBooked === (mode !== null)
