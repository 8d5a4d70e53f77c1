import type { CancellationRow, SaveAnswer } from "../../domain/cancellation/cancellation.ts"
import { isSameBooking } from "../../domain/cancellation/booking.ts"
import type { CancellationRowEvent } from "../cancellation-row.machine.ts"
import { after, bookingIn, newerRow, rowIn, withRows } from "./edits.ts"
import type { BatchAnswer, CancellationList, Edits, SaveBatch, SaveItem } from "./types.ts"

/** Whether at least one row needs a decision or another save. */
export const isFailed = (edits: Edits): boolean =>
  [...edits.values()].some(({ place }) => place === "retryable" || place === "conflict")

const isSameItem = (one: SaveItem, other: SaveItem | undefined): boolean =>
  one.version === other?.version && isSameBooking(one, other)

const isSameContent = (batch: SaveBatch, items: ReadonlyArray<SaveItem>): boolean => {
  const before = new Map(batch.items.map((item) => [item.orderId, item]))
  return before.size === items.length && items.every((item) => isSameItem(item, before.get(item.orderId)))
}

/**
 * Returns the list with its dirty rows in a batch to be saved: an unchanged batch reuses the idempotency key of the
 * last attempt, a changed batch gets a new key. Rows that the server rejected only because of their version are sent
 * alone: the user has not yet requested to save the rows that became dirty meanwhile.
 */
export const sent = (list: CancellationList): Partial<CancellationList> => {
  const again = new Set(list.overtaken)
  const sending = [...list.edits].flatMap(([orderId, { isSendable, row }]): ReadonlyArray<SaveItem> => {
    const version = rowIn(list, orderId)?.version
    const isMeant = isSendable && (again.size === 0 || again.has(orderId))
    return isMeant && version !== undefined ? [{ orderId, version, ...row.mine }] : []
  })
  const edits = after(
    list,
    sending.map(({ orderId }) => [orderId, { type: "row.send" }])
  )
  const overtaken: ReadonlyArray<string> = []
  if (list.batch !== null && isSameContent(list.batch, sending)) return { edits, overtaken }
  const keys = list.keys + 1
  return { edits, overtaken, keys, batch: { key: `${list.keySeed}-${keys}`, items: sending } }
}

/**
 * Returns a row's version after a save by this page. If the version has increased by more than one, the row contains
 * changes that this page has not read: the old version is kept, so that the next save conflicts and returns the whole
 * row.
 */
export const versionAfter = (row: CancellationRow, written: number): number =>
  written === row.version + 1 ? written : row.version

type Next = readonly [orderId: string, next: (row: CancellationRow) => CancellationRow]
type Happened = readonly [orderId: string, event: CancellationRowEvent]

/** Returns the result of each sent row; rows missing from the response count as not saved. */
const outcomes = (batch: SaveBatch, answer: SaveAnswer) => {
  const versions = new Map(answer.saved.map(({ orderId, version }) => [orderId, version]))
  const failures = new Map(answer.failed.map((failure) => [failure.orderId, failure]))
  return batch.items.map(({ orderId, ...item }): { happened: Happened; next?: Next } => {
    const version = versions.get(orderId)
    if (version !== undefined)
      return {
        happened: [orderId, { type: "row.saved" }],
        next: [orderId, (row) => ({ ...row, ...bookingIn(item), version: versionAfter(row, version) })]
      }
    const failure = failures.get(orderId)
    return failure?.code === "Conflict"
      ? {
          happened: [orderId, { type: "row.conflicted", theirs: bookingIn(failure.current) }],
          next: [orderId, (row) => newerRow(row, failure.current)]
        }
      : { happened: [orderId, { type: "row.missed", problem: failure?.code ?? "Unavailable" }] }
  })
}

/** Returns the list after the response to a save: only the failed rows are dirty, each with its reason. */
export const answered = (list: CancellationList, answer: BatchAnswer): Partial<CancellationList> => {
  if (answer.kind !== "answered" || list.batch === null) return {}
  const { batch } = list
  const found = outcomes(batch, answer.answer)
  const edits = after(
    list,
    found.map(({ happened }) => happened)
  )
  const rows = withRows(
    list,
    found.flatMap(({ next }) => (next === undefined ? [] : [next]))
  )
  // rows that were rejected only because of their version; they would fail again with the version that was sent
  const overtaken = found.flatMap(({ happened: [orderId, { type }] }, index) => {
    const edit = edits.get(orderId)
    const isNew = rowIn({ ...list, rows }, orderId)?.version !== batch.items[index]?.version
    return type === "row.conflicted" &&
      edit?.place === "dirty" &&
      isNew &&
      isSameBooking(edit.row.mine, edit.row.sent)
      ? [orderId]
      : []
  })
  // if other rows have failed, the user first sees these failures; the overtaken rows are then sent together with the
  // failed ones
  return { edits, rows, overtaken: isFailed(edits) ? [] : overtaken, batch: null }
}

/**
 * Applies a row that was received independently of a save; ignored while the row is being saved, and if the version is
 * not newer.
 */
export const arrived = (list: CancellationList, row: CancellationRow): Partial<CancellationList> => {
  const known = rowIn(list, row.orderId)
  const isSaving = list.edits.get(row.orderId)?.place === "saving"
  return known === undefined || isSaving || row.version <= known.version
    ? {}
    : {
        edits: after(list, [[row.orderId, { type: "row.arrived", booking: bookingIn(row) }]]),
        rows: withRows(list, [[row.orderId, (before) => newerRow(before, row)]])
      }
}
