import { describe, expect, it } from "vitest"
import { bookedAs, bookingOf, isBooking, isSameBooking, unbooked } from "./booking.ts"
import { type Booking, bookingModes } from "./cancellation.ts"

const bookings: ReadonlyArray<Booking> = [unbooked, ...bookingModes.map((mode) => bookedAs(mode))]

describe("how a cancellation is booked (rule cancellation.dirty)", () => {
  it("is one of four: not at all, or under one of the modes", () => {
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

  it("takes the reversal where it is booked without a mode, and keeps the mode it has", () => {
    expect(bookingOf(unbooked, { field: "isBooked", isBooked: true })).toEqual(bookedAs("reversal"))
    for (const mode of bookingModes)
      expect(bookingOf(bookedAs(mode), { field: "isBooked", isBooked: true })).toEqual(bookedAs(mode))
  })

  it("loses its mode with the booking", () => {
    for (const before of bookings) {
      expect(bookingOf(before, { field: "isBooked", isBooked: false })).toEqual(unbooked)
      expect(bookingOf(before, { field: "bookedAs", mode: null })).toEqual(unbooked)
    }
  })

  it("is booked by choosing a mode", () => {
    for (const before of bookings)
      for (const mode of bookingModes)
        expect(bookingOf(before, { field: "bookedAs", mode })).toEqual(bookedAs(mode))
  })

  it("is the same as itself and as no other", () => {
    for (const one of bookings)
      for (const other of bookings) expect(isSameBooking(one, { ...other })).toBe(one === other)
    expect(isSameBooking(unbooked, { isBooked: true, bookedAs: null })).toBe(false)
  })
})
