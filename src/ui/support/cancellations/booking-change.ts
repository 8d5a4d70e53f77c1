import type { Booking } from "../../../domain/cancellation/cancellation.ts"
import type { BookingChange } from "../../../domain/cancellation/booking.ts"

/** What the space bar means for some rows: booked, or not booked where all of them are. */
export const toggledBooking = (bookings: ReadonlyArray<Booking>): BookingChange => ({
  field: "isBooked",
  isBooked: !bookings.every(({ isBooked }) => isBooked)
})
