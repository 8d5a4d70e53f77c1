import type { Booking } from "../../../domain/cancellation/cancellation.ts"
import type { BookingChange } from "../../../domain/cancellation/booking.ts"

/** Returns the change made by the space bar: books the rows, or unbooks them if all of them are booked. */
export const toggledBooking = (bookings: ReadonlyArray<Booking>): BookingChange => ({
  field: "isBooked",
  isBooked: !bookings.every(({ isBooked }) => isBooked)
})
