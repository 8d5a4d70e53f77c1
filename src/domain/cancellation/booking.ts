import type { Booking, BookingMode } from "./cancellation.ts"

export const unbooked: Booking = { isBooked: false, bookedAs: null }

/** Returns a booking in a mode; `null` means a reversal. */
export const bookedAs = (mode: BookingMode | null = null): Booking => ({
  isBooked: true,
  bookedAs: mode ?? "reversal"
})

/** A change to one of the two fields. */
export type BookingChange =
  | { readonly field: "isBooked"; readonly isBooked: boolean }
  | { readonly field: "bookedAs"; readonly mode: BookingMode | null }

/**
 * Applies a change to a booking: unbooking clears the mode; booking keeps the current mode or, if there is none, sets
 * the reversal; setting a mode also books; removing the mode also unbooks.
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
