import type { Booking, CancellationRow } from "../../domain/cancellation/cancellation.ts"
import { bookingOf, type BookingChange, isSameBooking } from "../../domain/cancellation/booking.ts"
import { withKnown } from "../../domain/cancellation/notes.ts"
import { undone, withMarking } from "../../domain/cancellation/undo.ts"
import type { CancellationRowEvent } from "../cancellation-row.machine.ts"
import { afterRow, cleanRow, type RowState } from "./row-state.ts"
import type { CancellationList, Edits, KeptEdit, ListAnswer } from "./types.ts"

type List = Pick<CancellationList, "rows" | "places" | "edits">

export const rowIn = ({ rows, places }: Pick<List, "rows" | "places">, orderId: string) =>
  rows[places.get(orderId) ?? -1]

/** Returns the state of a row in the list. */
export const stateIn = (list: List, orderId: string): RowState | undefined => {
  const row = rowIn(list, orderId)
  return list.edits.get(orderId) ?? (row === undefined ? undefined : cleanRow(row))
}

/** Returns the edits after the given events, which are applied one by one; orders missing from the list are ignored. */
export const after = (
  list: List,
  happened: ReadonlyArray<readonly [orderId: string, event: CancellationRowEvent]>
): Edits => {
  const edits = new Map(list.edits)
  const now: List = { rows: list.rows, places: list.places, edits }
  for (const [orderId, event] of happened) {
    const before = stateIn(now, orderId)
    if (before === undefined) continue
    const state = afterRow(before, event)
    if (state.place === "clean") edits.delete(orderId)
    else edits.set(orderId, state)
  }
  return edits
}

/** Applies one event to all changed rows. */
export const afterAll = (list: List, event: CancellationRowEvent): Edits =>
  after(
    list,
    [...list.edits.keys()].map((orderId) => [orderId, event])
  )

/** Returns a freshly loaded list without changes. */
export const listed = (answer: ListAnswer): Partial<CancellationList> => {
  if (answer.kind === "signedOut") return {}
  const edits: Edits = new Map()
  return {
    rows: answer.rows,
    total: answer.total,
    places: new Map(answer.rows.map(({ orderId }, place) => [orderId, place])),
    edits,
    keptEdits: edits,
    elsewhere: [],
    markings: [],
    batch: null
  }
}

/** Applies a change to several rows as one user action, so that it can be undone as a whole. */
export const marked = (
  list: CancellationList,
  orderIds: ReadonlyArray<string>,
  change: BookingChange
): Partial<CancellationList> => {
  const edits = after(
    list,
    orderIds.map((orderId) => [orderId, { type: "booking.change", change }])
  )
  const marking = orderIds.flatMap((orderId) => {
    const before = stateIn(list, orderId)
    return before === undefined
      ? []
      : [{ orderId, before: before.row.mine, after: bookingOf(before.row.mine, change) }]
  })
  return { edits, markings: withMarking(list.markings, marking) }
}

/** Undoes the last change that was made by `marked`. */
export const unmarked = (list: CancellationList): Partial<CancellationList> => {
  const { markings, restored } = undone(list.markings, (orderId) => stateIn(list, orderId)?.row.mine)
  const edits = after(
    list,
    restored.map(({ orderId, booking }) => [
      orderId,
      { type: "booking.change", change: { field: "bookedAs", mode: booking.bookedAs } }
    ])
  )
  return { edits, markings }
}

/**
 * Whether a row's booking differs from the booking on which the edit was based. If that booking is unknown, a different
 * version counts as a difference.
 */
const hasMoved = ({ version, base }: KeptEdit, row: CancellationRow | undefined): boolean =>
  row?.version !== version && (base === undefined || row === undefined || !isSameBooking(base, row))

/** Applies the stored edits to the current list; a row that changed meanwhile becomes a conflict. */
export const recalled = (
  list: CancellationList,
  kept: ReadonlyArray<KeptEdit>
): Partial<CancellationList> => ({
  elsewhere: kept.filter(({ orderId }) => !list.places.has(orderId)),
  edits: after(
    list,
    kept.map((edit) => [
      edit.orderId,
      {
        type: "edit.recalled",
        booking: edit.booking,
        hasMoved: hasMoved(edit, rowIn(list, edit.orderId))
      }
    ])
  )
})

/**
 * Returns the edits that the browser must store: unsaved edits of this list, and edits of other lists that are already
 * stored.
 */
export const toKeep = (list: CancellationList): ReadonlyArray<KeptEdit> => [
  ...list.elsewhere,
  ...[...list.edits].flatMap(([orderId, { isUnsaved, place, row }]) => {
    const version = rowIn(list, orderId)?.version
    if (!isUnsaved || version === undefined) return []
    const booking = row.mine
    if (place === "conflict") return [{ orderId, version: 0, booking }]
    return [{ orderId, version, booking, ...(row.isUnsure ? {} : { base: row.base }) }]
  })
]

/**
 * Returns the newer of two versions of a row, with all feedback and comments known here: feedback and comments are
 * never removed (decision 026).
 */
export const newerRow = (known: CancellationRow, arrived: CancellationRow): CancellationRow => ({
  ...(known.version > arrived.version ? known : arrived),
  feedback:
    known.version > arrived.version || arrived.feedback.status === 0 ? known.feedback : arrived.feedback,
  customerComments: withKnown(arrived.customerComments, known.customerComments),
  dealerComments: withKnown(arrived.dealerComments, known.dealerComments)
})

/** Returns the reloaded list with the unsaved changes applied again, like edits stored in the browser. */
export const reread = (list: CancellationList, answer: ListAnswer): Partial<CancellationList> => {
  if (answer.kind === "signedOut") return {}
  const rows = answer.rows.map((row) => {
    const known = rowIn(list, row.orderId)
    return known === undefined ? row : newerRow(known, row)
  })
  const anew = listed({ ...answer, rows })
  const { keptEdits, markings } = list
  return { ...anew, ...recalled({ ...list, ...anew }, toKeep(list)), keptEdits, markings }
}

/** Updates some rows of the list; the list is copied only once. */
export const withRows = (
  list: Pick<CancellationList, "rows" | "places">,
  changed: ReadonlyArray<readonly [orderId: string, next: (row: CancellationRow) => CancellationRow]>
): ReadonlyArray<CancellationRow> => {
  const rows = [...list.rows]
  for (const [orderId, next] of changed) {
    const place = list.places.get(orderId) ?? -1
    const row = rows[place]
    if (row !== undefined) rows[place] = next(row)
  }
  return rows
}

export const bookingIn = ({ isBooked, bookedAs }: Booking): Booking => ({ isBooked, bookedAs })
