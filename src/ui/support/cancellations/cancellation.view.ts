import type { SnapshotFrom } from "xstate"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { type CancellationQuery, isAsListed, isSameQuery } from "../../../domain/cancellation/view.ts"
import type { cancellationMachine } from "../../../machines/cancellation.machine.ts"
import type { Edits } from "../../../machines/cancellation/types.ts"

/** A row with its unsaved change. */
export interface ShownRow {
  readonly row: CancellationRow
  readonly edit: ReturnType<Edits["get"]>
}

/** The newest rows of a list, which are available before the complete list. */
export interface NewestRows {
  readonly query: CancellationQuery
  readonly rows: ReadonlyArray<CancellationRow>
}

/** Result of saving the changes. */
export type SaveState =
  | "settled"
  | "saved"
  | "editing"
  | "partial"
  | "unreachable"
  | "refused"
  | "expired"
  | "saving"

export interface CancellationListView {
  readonly list: "loading" | "failed" | "signedOut" | "empty" | "full"
  readonly save: SaveState
  readonly isAsking: boolean
  /** Whether the same list is being reloaded; `isStale` is true if reloading failed. */
  readonly isRereading: boolean
  readonly isStale: boolean
  readonly canUndo: boolean
  /**
   * Number of rows with unsaved changes; the next fields count rows whose save failed and rows changed by two users.
   */
  readonly unsaved: number
  readonly failed: number
  readonly conflicts: number
  readonly sendable: number
}

type Snapshot = SnapshotFrom<typeof cancellationMachine>

const unsavedStates = ["editing", "partial", "unreachable", "refused", "expired"] as const

const saveStateOf = (snapshot: Snapshot, hasUnsaved: boolean): SaveState =>
  snapshot.matches({ list: "saving" })
    ? "saving"
    : snapshot.matches({ list: { full: "saved" } })
      ? "saved"
      : (unsavedStates.find((state) => snapshot.matches({ list: { full: { unsaved: state } } })) ??
        (hasUnsaved ? "editing" : "settled"))

const listStateOf = (snapshot: Snapshot): CancellationListView["list"] =>
  (["failed", "signedOut", "empty"] as const).find((state) => snapshot.matches({ list: state })) ??
  (snapshot.matches({ list: "loading" }) || snapshot.matches({ list: "recalling" }) ? "loading" : "full")

const noRows: ReadonlyArray<CancellationRow> = []

/** Returns the rows to show until the list is loaded for the first time; after that, these rows would be outdated. */
export const firstRowsOf = (snapshot: Snapshot, newest: NewestRows | undefined): NewestRows["rows"] => {
  const { rows, query, view } = snapshot.context
  const isFirst = rows.length === 0 || snapshot.matches({ list: "recalling" })
  return newest !== undefined && isFirst && isSameQuery(newest.query, query) && isAsListed(view)
    ? newest.rows
    : noRows
}

/** Converts a snapshot of the machine for the list to the view model. */
export const cancellationView = (snapshot: Snapshot): CancellationListView => {
  const counts = { unsaved: 0, failed: 0, conflicts: 0, sendable: 0 }
  for (const { isUnsaved, isSendable, place } of snapshot.context.edits.values()) {
    if (isUnsaved) counts.unsaved += 1
    if (isSendable) counts.sendable += 1
    if (place === "retryable") counts.failed += 1
    if (place === "conflict") counts.conflicts += 1
  }
  return {
    list: listStateOf(snapshot),
    save: saveStateOf(snapshot, counts.unsaved > 0),
    isAsking: snapshot.matches({ list: "asking" }),
    isRereading: snapshot.matches({ list: "rereading" }),
    isStale:
      snapshot.matches({ list: { full: "stale" } }) ||
      snapshot.matches({ list: { full: { unsaved: "stale" } } }),
    canUndo: snapshot.context.markings.length > 0,
    ...counts
  }
}

/** Returns the booking shown in a row: the user's change, or the server's value if there is none. */
export const bookingShown = ({ row, edit }: ShownRow) =>
  edit === undefined ? { isBooked: row.isBooked, bookedAs: row.bookedAs } : edit.row.mine
