import type { Booking, SaveAnswer } from "../../../src/domain/cancellation/cancellation.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { first } from "../cancellation/answers.ts"
import type { Reply } from "../harness/ports.ts"

let version = first.version

/** Returns the row of this test with another booking, in a new version. */
export const anew = (booking: Booking) => ({ ...first, ...booking, version: ++version })

const answered = (status: number, answer: SaveAnswer): Reply => ({ status, json: toWire(answer) })

export const saved = (): Reply =>
  answered(200, { saved: [{ orderId: first.orderId, version: ++version }], failed: [] })

export const missed = (code: "NotFound" | "Unavailable"): Reply =>
  answered(200, { saved: [], failed: [{ orderId: first.orderId, code }] })

export const conflicted = (booking: Booking): Reply =>
  answered(409, { saved: [], failed: [{ orderId: first.orderId, code: "Conflict", current: anew(booking) }] })
