import type { Booking, CancellationRow, SaveFailure } from "../../../src/domain/cancellation/cancellation.ts"
import { rowOf } from "../../../src/domain/cancellation/row.test-support.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import type { Reply } from "../harness/ports.ts"

/** The list of this test. Below are versions of its first row after changes elsewhere. */
export const first = rowOf("a")
export const second = rowOf("b")
export const listed: ReadonlyArray<CancellationRow> = [first, second]

const credited: Booking = { isBooked: true, bookedAs: "credit" }

/** The first row after another user has booked it. */
export const creditedElsewhere = { ...first, ...credited, version: 5 }
/** The first row, still not booked; its version is higher because of another change. */
export const movedElsewhere = { ...first, version: 7 }
/** The first row after another user has booked it later. */
export const creditedLater = { ...first, ...credited, version: 9 }

/** Possible results of a save, row by row. */
export const endings = {
  saved: {
    saved: [
      { orderId: "a", version: 2 },
      { orderId: "b", version: 2 }
    ],
    failed: []
  },
  unavailable: {
    saved: [],
    failed: [
      { orderId: "a", code: "Unavailable" },
      { orderId: "b", code: "NotFound" }
    ]
  },
  conflict: {
    saved: [],
    failed: [
      { orderId: "a", code: "Conflict", current: creditedElsewhere },
      { orderId: "b", code: "NotFound" }
    ]
  },
  overtaken: {
    saved: [{ orderId: "b", version: 2 }],
    failed: [{ orderId: "a", code: "Conflict", current: movedElsewhere }]
  }
} as const satisfies Readonly<
  Record<string, { readonly saved: ReadonlyArray<object>; readonly failed: ReadonlyArray<SaveFailure> }>
>

export const endingOnWire = (ending: keyof typeof endings): Reply => ({
  json: toWire(endings[ending]),
  status: endings[ending].failed.some(({ code }) => code === "Conflict") ? 409 : 200
})
