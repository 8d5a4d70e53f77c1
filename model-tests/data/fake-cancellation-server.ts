import { isSameBooking } from "../../src/domain/cancellation/booking.ts"
import type {
  Booking,
  CancellationRow,
  SaveAnswer,
  SaveFailure
} from "../../src/domain/cancellation/cancellation.ts"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import type { SaveBatch, SaveItem } from "../../src/machines/cancellation.machine.ts"
import { open } from "./cancellations.ts"

/** One version of a row, and the user who has written it. The history of a row begins with its first version. */
interface Written {
  readonly version: number
  readonly booking: Booking
  readonly by: string
}

/**
 * Creates a fake server for cancellations, with the rules of the real one: a booking is written on top of the version
 * that the caller saw, a booking that already exists is no conflict, and a repeated key returns the same response
 * (decision 026).
 */
export const fakeCancellationServer = (ids: ReadonlyArray<string>) => {
  const rows = new Map(ids.map((id) => [id, rowOf(id)]))
  const history = new Map(
    ids.map((id): [string, Array<Written>] => [id, [{ version: 1, booking: open, by: "" }]])
  )
  const answers = new Map<string, SaveAnswer>()

  const row = (id: string): CancellationRow => {
    const found = rows.get(id)
    if (found === undefined) throw new Error(`There is no order ${id}`)
    return found
  }
  const write = (id: string, change: Partial<CancellationRow>, by: string): number => {
    const next = { ...row(id), ...change, version: row(id).version + 1 }
    rows.set(id, next)
    history.get(id)?.push({ version: next.version, booking: next, by })
    return next.version
  }
  const saveAll = (items: ReadonlyArray<SaveItem>, by: string): SaveAnswer => {
    const saved: Array<SaveAnswer["saved"][number]> = []
    const failed: Array<SaveFailure> = []
    for (const { orderId, version, isBooked, bookedAs } of items) {
      const current = row(orderId)
      if (isSameBooking(current, { isBooked, bookedAs }))
        saved.push({ orderId, version: Math.min(version, current.version) })
      else if (current.version === version)
        saved.push({ orderId, version: write(orderId, { isBooked, bookedAs }, by) })
      else failed.push({ orderId, code: "Conflict", current })
    }
    return { saved, failed }
  }

  return {
    list: (): ReadonlyArray<CancellationRow> => [...rows.values()],
    row,
    save: ({ key, items }: SaveBatch, by: string): SaveAnswer => {
      const answer = answers.get(key) ?? saveAll(items, by)
      answers.set(key, answer)
      return answer
    },
    /** Stores feedback as a new version of the row, without changing the booking. */
    giveFeedback: (id: string, comment: string) => {
      const feedback = { status: 1 as const, reason: "other" as const, comment }
      return { orderId: id, feedback, version: write(id, { feedback }, "feedback") }
    },
    /** Returns whether a row had this booking at the given version or later. */
    hasBeen: (id: string, booking: Booking, since: number): boolean =>
      history.get(id)?.some((each) => each.version >= since && isSameBooking(each.booking, booking)) === true,
    writes: (id: string): ReadonlyArray<Written> => history.get(id) ?? []
  }
}

export type FakeCancellationServer = ReturnType<typeof fakeCancellationServer>
