import type { SnapshotFrom } from "xstate"
import type { EditedRow } from "../../../domain/editing/edited-rows.ts"
import type { FormProblem } from "../../../domain/editing/form-rules.ts"
import { type Fields, type FieldValue, isSameValue } from "../../../domain/editing/record-edit.ts"
import type { RowProblem } from "../../../machines/edited-list.machine.ts"
import type { recordEditMachine } from "../../../machines/record-edit.machine.ts"
import type { ListState } from "../address/edited-list.view.ts"

/** View model of the form of a record or of a list row. */
export interface DeskFormView {
  readonly state: "clean" | "saved" | "dirty" | "refused" | "unreachable" | "saving" | "conflict"
  readonly fields: Fields
  /** The values last received from the server. */
  readonly base: Fields
  /** Fields that another user has also changed. */
  readonly clashes: ReadonlyArray<string>
  readonly problems: ReadonlyArray<FormProblem>
  /** A new object for each response that refused the changes; each new object moves the focus to the error summary. */
  readonly answer: object
  readonly isUnsaved: boolean
}

/** User actions on the form; `undefined` until the page is hydrated. */
export interface DeskFormWishes {
  readonly onChange: (name: string, value: FieldValue) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

type RecordSnapshot = SnapshotFrom<typeof recordEditMachine>

const stateOf = (snapshot: RecordSnapshot): DeskFormView["state"] => {
  if (snapshot.matches("conflict")) return "conflict"
  if (snapshot.matches("saving")) return "saving"
  if (snapshot.matches({ dirty: "refused" })) return "refused"
  if (snapshot.matches({ dirty: "unreachable" })) return "unreachable"
  if (snapshot.matches("dirty")) return "dirty"
  return snapshot.matches({ clean: "saved" }) ? "saved" : "clean"
}

/** Current validation errors of a form, found by the form's own rules or by the server. */
export interface Refusal {
  readonly problems: ReadonlyArray<FormProblem>
  readonly answer: object
}

export const noRefusal: Refusal = { problems: [], answer: {} }

/**
 * Returns the view model of an edited record, without the errors of fields that were changed after the error was found.
 */
export const recordFormView = (snapshot: RecordSnapshot, refusal: Refusal): DeskFormView => {
  const { fields, base, clashes } = snapshot.context
  const state = stateOf(snapshot)
  const isWrong = refusal.problems.length > 0 && ["clean", "saved", "dirty", "refused"].includes(state)
  return {
    state: isWrong ? "refused" : state,
    fields,
    base: base.fields,
    clashes,
    problems: isWrong ? refusal.problems : [],
    answer: refusal.answer,
    isUnsaved: snapshot.hasTag("unsaved")
  }
}

/** Returns the view model of a list row in its form, with the errors of the row and the state of the list. */
export const rowFormView = (
  { key, value, server, change }: EditedRow<Fields>,
  list: { readonly state: ListState; readonly problems: ReadonlyArray<RowProblem> },
  refusal: Refusal
): DeskFormView => {
  const base = server ?? {}
  const found = list.problems.filter((problem) => problem.key === key)
  const problems = refusal.problems.length > 0 ? refusal.problems : found
  return {
    state:
      list.state === "saving"
        ? "saving"
        : problems.length > 0
          ? "refused"
          : list.state === "failed"
            ? "unreachable"
            : change === "Unchanged"
              ? "clean"
              : "dirty",
    fields: value,
    base,
    clashes: [],
    problems: problems.map(({ field, code }) => ({ field, code })),
    answer: refusal.problems.length > 0 ? refusal.answer : list.problems,
    isUnsaved: change !== "Unchanged"
  }
}

/** Returns the names of the row's fields whose values differ between this user and another user. */
export const clashesOf = (mine: Fields, theirs: Fields): ReadonlyArray<string> =>
  Object.keys(mine).filter((name) => !isSameValue(mine[name], theirs[name]))
