import { isBooking } from "../../domain/cancellation/booking.ts"
import { type Booking, bookingModes } from "../../domain/cancellation/cancellation.ts"
import type { KeptEdit } from "../../machines/cancellation.machine.ts"
import { batchKey as key } from "./forget-batch.ts"
import { type KeptValues, readKept } from "./storage.ts"
import { isRecord } from "../../domain/is-record.ts"

/**
 * Maximum length of the stored bookings in characters: ten thousand rows of about sixty characters each, and the same
 * size again as a reserve.
 */
const longest = 1_500_000

interface Kept {
  readonly userId: string
  readonly edits: ReadonlyArray<KeptEdit>
}

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

/** Parses a booking, which is stored as its mode. */
const bookingIn = (mode: unknown): Booking | undefined => {
  const booking = { isBooked: mode !== null, bookedAs: bookingModes.find((each) => each === mode) ?? null }
  return isBooking(booking) ? booking : undefined
}

/** Parses a stored edit: order, version, mode, and the previous mode if it is stored; invalid edits are left out. */
const editIn = (value: unknown): ReadonlyArray<KeptEdit> => {
  if (!isList(value)) return []
  const [orderId, version, mode, baseMode] = value
  const booking = bookingIn(mode)
  const base = bookingIn(baseMode)
  return typeof orderId === "string" &&
    typeof version === "number" &&
    Number.isSafeInteger(version) &&
    booking !== undefined
    ? [{ orderId, version, booking, ...(base !== undefined && { base }) }]
    : []
}

const parse = (value: unknown): Kept | undefined =>
  isRecord(value) && typeof value["userId"] === "string" && Array.isArray(value["edits"])
    ? { userId: value["userId"], edits: value["edits"].flatMap(editIn) }
    : undefined

/** Unsaved bookings of the cancellation list, stored in this tab for the user who made them. */
export interface KeptBatch {
  readonly read: () => ReadonlyArray<KeptEdit>
  readonly keep: (edits: ReadonlyArray<KeptEdit>) => void
  readonly drop: () => void
}

/** Returns functions that access the stored bookings of one account; bookings of another account are not returned. */
export const keptBatch = (values: KeptValues, userId: string): KeptBatch => ({
  read: () => {
    const kept = readKept(values, key, parse, longest)
    return kept?.userId === userId ? kept.edits : []
  },
  keep: (edits) =>
    values.set(
      key,
      JSON.stringify({
        userId,
        edits: edits.map(({ orderId, version, booking, base }) => [
          orderId,
          version,
          booking.bookedAs,
          ...(base === undefined ? [] : [base.bookedAs])
        ])
      })
    ),
  drop: () => values.remove(key)
})
