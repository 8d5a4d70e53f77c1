import type { EditedRow, ServerRow } from "../../domain/editing/edited-rows.ts"

/** A validation error of a row, with the field concerned; if `key` is null, it concerns the whole list. */
export interface RowProblem {
  readonly key: string | null
  readonly field: string
  readonly code: string
}

/** Result of a save; if no response arrives, the port fails. */
export type SaveAnswer<Value> =
  | { readonly kind: "saved"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<RowProblem> }
  /** Another user has changed or deleted some rows; `rows` are all current rows. */
  | { readonly kind: "stale"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "signedOut" }

/** The list as currently stored on the server; if no response arrives, the port fails. */
export type LoadAnswer<Value> =
  | { readonly kind: "loaded"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "signedOut" }

export type EditedListEvent<Value> =
  | { readonly type: "row.add"; readonly key: string; readonly value: Value }
  | { readonly type: "row.edit"; readonly key: string; readonly value: Value }
  | { readonly type: "row.delete"; readonly key: string }
  | { readonly type: "row.restore"; readonly key: string }
  | { readonly type: "list.save" }
  | { readonly type: "list.discard" }
  | { readonly type: "conflict.keepMine"; readonly key: string }
  | { readonly type: "conflict.takeTheirs"; readonly key: string }
  /** Changes stored in the tab when the user left the page without saving. */
  | { readonly type: "edits.recalled"; readonly rows: ReadonlyArray<EditedRow<Value>> }
  /** The page has loaded the list again. */
  | { readonly type: "list.loaded"; readonly rows: ReadonlyArray<ServerRow<Value>> }

export interface EditedList<Value> {
  readonly rows: ReadonlyArray<EditedRow<Value>>
  /** Validation errors for which the server rejected the last save. */
  readonly problems: ReadonlyArray<RowProblem>
  /** The response to a save was lost: the list is read before anything is sent again. */
  readonly isUnsure: boolean
}
