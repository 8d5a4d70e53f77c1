import type { Booking, BookingMode } from "./cancellation.ts"

export const unbooked: Booking = { isBooked: false, bookedAs: null }

/** The booking under a mode; without one it is the reversal, which is booked unless another mode is chosen. */
export const bookedAs = (mode: BookingMode | null = null): Booking => ({
  isBooked: true,
  bookedAs: mode ?? "reversal"
})

/** A change of the two fields, each on its own. */
export type BookingChange =
  | { readonly field: "isBooked"; readonly isBooked: boolean }
  | { readonly field: "bookedAs"; readonly mode: BookingMode | null }

/**
 * The booking after a change: unbooking clears the mode, marking takes the mode there is or the reversal, a mode books,
 * and no mode unbooks.
 */
export const bookingOf = (before: Booking, change: BookingChange): Booking => {
  switch (change.field) {
    case "isBooked":
      return change.isBooked ? bookedAs(before.bookedAs) : unbooked
    case "bookedAs":
      return change.mode === null ? unbooked : bookedAs(change.mode)
  }
}

/** Whether two bookings say the same. */
export const isSameBooking = (one: Booking, other: Booking): boolean =>
  one.isBooked === other.isBooked && one.bookedAs === other.bookedAs

/** Whether the two fields go together: both, or neither. */
export const isBooking = ({ isBooked, bookedAs: mode }: Booking): boolean => isBooked === (mode !== null)
