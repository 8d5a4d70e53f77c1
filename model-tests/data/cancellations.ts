import type { Booking } from "../../src/domain/cancellation/cancellation.ts"

export const open: Booking = { isBooked: false, bookedAs: null }
export const reversal: Booking = { isBooked: true, bookedAs: "reversal" }
export const credit: Booking = { isBooked: true, bookedAs: "credit" }
export const goodwill: Booking = { isBooked: true, bookedAs: "goodwill" }

export const query = { countryId: 1, from: "2026-11-01", to: "2026-11-30", dealerId: null } as const
export const otherQuery = { ...query, from: "2026-10-01", to: "2026-10-31" } as const
