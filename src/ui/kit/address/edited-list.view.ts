import type { SnapshotFrom } from "xstate"
import type { FieldProblem } from "../../../domain/address/address.ts"
import { fieldProblemCode } from "../../../domain/order/field-problem-code.ts"
import { changedRows, type EditedRow } from "../../../domain/editing/edited-rows.ts"
import type { editedListMachine } from "../../../machines/edited-list.machine.ts"

export type ListState = "clean" | "editing" | "saving" | "failed" | "expired" | "conflict"

export interface EditedListView<Value> {
  readonly state: ListState
  readonly rows: ReadonlyArray<EditedRow<Value>>
  readonly changeCount: number
  /** Reasons why the last save was refused, by row key; "" for the complete list. */
  readonly problems: Readonly<Record<string, ReadonlyArray<FieldProblem>>>
  /** A new object for each response that refused the changes; each new object moves the focus. */
  readonly answer: object
}

/** User actions on a list. */
export interface EditedListWishes<Value> {
  readonly onAdd: (key: string, value: Value) => void
  readonly onEdit: (key: string, value: Value) => void
  readonly onDelete: (key: string) => void
  readonly onRestore: (key: string) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onKeepMine: (key: string) => void
  readonly onTakeTheirs: (key: string) => void
}

type Snapshot<Value> = SnapshotFrom<ReturnType<typeof editedListMachine<Value>>>

const stateOf = <Value>(snapshot: Snapshot<Value>): ListState => {
  if (snapshot.matches("saving") || snapshot.matches("checking")) return "saving"
  if (snapshot.matches("conflict")) return "conflict"
  if (snapshot.matches({ open: "failed" })) return "failed"
  if (snapshot.matches({ open: "expired" })) return "expired"
  return snapshot.matches({ open: "editing" }) ? "editing" : "clean"
}

/** Returns the view model of an edited list. */
export const editedListView = <Value>(snapshot: Snapshot<Value>): EditedListView<Value> => {
  const { rows, problems } = snapshot.context
  const byKey: Record<string, ReadonlyArray<FieldProblem>> = {}
  for (const { key, field, code } of problems)
    byKey[key ?? ""] = [...(byKey[key ?? ""] ?? []), { field, code: fieldProblemCode(code) }]
  return {
    state: stateOf(snapshot),
    rows,
    changeCount: changedRows(rows).length,
    problems: byKey,
    answer: problems
  }
}
