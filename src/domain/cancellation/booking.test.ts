import { describe, expect, it } from "vitest"
import { bookedAs, bookingOf, isBooking, isSameBooking, unbooked } from "./booking.ts"
import { type Booking, bookingModes } from "./cancellation.ts"

const bookings: ReadonlyArray<Booking> = [unbooked, ...bookingModes.map((mode) => bookedAs(mode))]

describe("how a cancellation is booked (rule cancellation.dirty)", () => {
  it("is one of four states: not booked, or booked in one of the modes", () => {
    expect(bookings).toEqual([
      { isBooked: false, bookedAs: null },
      { isBooked: true, bookedAs: "reversal" },
      { isBooked: true, bookedAs: "credit" },
      { isBooked: true, bookedAs: "goodwill" }
    ])
    expect(bookings.every(isBooking)).toBe(true)
    expect(isBooking({ isBooked: true, bookedAs: null })).toBe(false)
    expect(isBooking({ isBooked: false, bookedAs: "credit" })).toBe(false)
  })

  it("is the reversal if it is booked without a mode, and keeps a mode that it has", () => {
    expect(bookingOf(unbooked, { field: "isBooked", isBooked: true })).toEqual(bookedAs("reversal"))
    for (const mode of bookingModes)
      expect(bookingOf(bookedAs(mode), { field: "isBooked", isBooked: true })).toEqual(bookedAs(mode))
  })

  it("loses its mode when it is unbooked", () => {
    for (const before of bookings) {
      expect(bookingOf(before, { field: "isBooked", isBooked: false })).toEqual(unbooked)
      expect(bookingOf(before, { field: "bookedAs", mode: null })).toEqual(unbooked)
    }
  })

  it("is booked when a mode is chosen", () => {
    for (const before of bookings)
      for (const mode of bookingModes)
        expect(bookingOf(before, { field: "bookedAs", mode })).toEqual(bookedAs(mode))
  })

  it("equals itself and no other", () => {
    for (const one of bookings)
      for (const other of bookings) expect(isSameBooking(one, { ...other })).toBe(one === other)
    expect(isSameBooking(unbooked, { isBooked: true, bookedAs: null })).toBe(false)
  })
})
