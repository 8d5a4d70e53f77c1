import type { SnapshotFrom } from "xstate"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { type CancellationQuery, isAsListed, isSameQuery } from "../../../domain/cancellation/view.ts"
import type { cancellationMachine } from "../../../machines/cancellation.machine.ts"
import type { Edits } from "../../../machines/cancellation/types.ts"

/** What a row shows of its booking. */
export interface ShownRow {
  readonly row: CancellationRow
  readonly edit: ReturnType<Edits["get"]>
}

/** The newest rows of a list, which come before all of it. */
export interface NewestRows {
  readonly query: CancellationQuery
  readonly rows: ReadonlyArray<CancellationRow>
}

/** What became of the changes. */
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
  /** The same list is read once more, or could not be. */
  readonly isRereading: boolean
  readonly isStale: boolean
  readonly canUndo: boolean
  /** Rows with changes that are not saved, those of them that failed, and those that two have changed. */
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

/** The rows to show until the list is there for the first time: later ones may have changed since they came. */
export const firstRowsOf = (snapshot: Snapshot, newest: NewestRows | undefined): NewestRows["rows"] => {
  const { rows, query, view } = snapshot.context
  const isFirst = rows.length === 0 || snapshot.matches({ list: "recalling" })
  return newest !== undefined && isFirst && isSameQuery(newest.query, query) && isAsListed(view)
    ? newest.rows
    : noRows
}

/** Projects a snapshot of the desk. */
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

/** The booking that a row shows: the one that was chosen here, or the server's. */
export const bookingShown = ({ row, edit }: ShownRow) =>
  edit === undefined ? { isBooked: row.isBooked, bookedAs: row.bookedAs } : edit.row.mine
