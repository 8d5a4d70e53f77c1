import type { SnapshotFrom } from "xstate"
import type { Fields, FieldValue } from "../../domain/record/record-edit.ts"
import type { recordEditMachine } from "../../machines/record-edit.machine.ts"

/** What a form shows of a record that is edited. */
export interface RecordEditView {
  readonly state: "clean" | "saved" | "dirty" | "refused" | "unreachable" | "saving" | "conflict"
  readonly fields: Fields
  /** What the server has, as far as is known here. */
  readonly base: Fields
  readonly clashes: ReadonlyArray<string>
  readonly problems: ReadonlyArray<string>
  readonly isUnsaved: boolean
}

/** What somebody wishes of it; undefined until the page has come to life. */
export interface RecordEditWishes {
  readonly onChange: (name: string, value: FieldValue) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Projects a snapshot of the machine. */
export const recordEditView = (snapshot: SnapshotFrom<typeof recordEditMachine>): RecordEditView => {
  const { fields, base, clashes, problems } = snapshot.context
  return {
    state: snapshot.matches("conflict")
      ? "conflict"
      : snapshot.matches("saving")
        ? "saving"
        : snapshot.matches({ dirty: "refused" })
          ? "refused"
          : snapshot.matches({ dirty: "unreachable" })
            ? "unreachable"
            : snapshot.matches("dirty")
              ? "dirty"
              : snapshot.matches({ clean: "saved" })
                ? "saved"
                : "clean",
    fields,
    base: base.fields,
    clashes,
    problems,
    isUnsaved: snapshot.hasTag("unsaved")
  }
}
