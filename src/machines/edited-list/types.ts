import type { EditedRow, ServerRow } from "../../domain/editing/edited-rows.ts"

/** What is wrong with a row, by a field of its value; without a key with the list as a whole. */
export interface RowProblem {
  readonly key: string | null
  readonly field: string
  readonly code: string
}

/** How a save ended; no answer is the port's error. */
export type SaveAnswer<Value> =
  | { readonly kind: "saved"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<RowProblem> }
  /** Another user has changed or deleted some of them; `rows` are all rows as they are now. */
  | { readonly kind: "stale"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }

/** The list as the server has it now; no answer is the port's error. */
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
  /** The tab had kept these changes, when the page was left without a save. */
  | { readonly type: "edits.recalled"; readonly rows: ReadonlyArray<EditedRow<Value>> }
  /** The page has loaded the list once more. */
  | { readonly type: "list.loaded"; readonly rows: ReadonlyArray<ServerRow<Value>> }

export interface EditedList<Value> {
  readonly rows: ReadonlyArray<EditedRow<Value>>
  /** What the last save was refused for. */
  readonly problems: ReadonlyArray<RowProblem>
  /** The answer to a save was lost: the list is read before anything is sent again. */
  readonly isUnsure: boolean
}
