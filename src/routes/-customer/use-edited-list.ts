import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef } from "react"
import { fromPromise } from "xstate"
import { type EditedRow, loadedRows, type ServerRow } from "../../domain/editing/edited-rows.ts"
import { editedListMachine, type LoadAnswer, type SaveAnswer } from "../../machines/edited-list.machine.ts"
import type { KeptEdits } from "../../services/browser/kept-edits.ts"
import { type EditedListWishes, editedListView } from "../../ui/kit/address/edited-list.view.ts"
import { useNewest } from "../-page/use-newest.ts"

interface EditedListGround<Value> {
  readonly loaded: ReadonlyArray<ServerRow<Value>>
  readonly kept: KeptEdits<Value>
  readonly save: (rows: ReadonlyArray<EditedRow<Value>>, signal: AbortSignal) => Promise<SaveAnswer<Value>>
  /** Loads the current list from the server. */
  readonly load: (signal: AbortSignal) => Promise<LoadAnswer<Value>>
  readonly onSaved: () => void
}

/** Connects a list being edited to its API calls and to the tab's storage. */
export const useEditedList = <Value>({ loaded, kept, save, load, onSaved }: EditedListGround<Value>) => {
  const calls = useNewest({ save, load, onSaved })
  const machine = useMemo(
    () =>
      editedListMachine<Value>().provide({
        actors: {
          save: fromPromise<SaveAnswer<Value>, { readonly rows: ReadonlyArray<EditedRow<Value>> }>(
            ({ input, signal }) => calls.current.save(input.rows, signal)
          ),
          load: fromPromise<LoadAnswer<Value>, Record<string, never>>(({ signal }) =>
            calls.current.load(signal)
          )
        },
        actions: { tellSaved: () => calls.current.onSaved() }
      }),
    [calls]
  )
  const [snapshot, send] = useMachine(machine, { input: { rows: loadedRows(loaded) } })

  // the page rendered by the server does not contain the tab's stored changes
  useEffect(() => {
    const rows = kept.read()
    if (rows.length > 0) send({ type: "edits.recalled", rows })
  }, [kept, send])
  const first = useRef(loaded)
  useEffect(() => {
    if (first.current === loaded) return
    first.current = loaded
    send({ type: "list.loaded", rows: loaded })
  }, [loaded, send])
  const { rows } = snapshot.context
  const began = useRef(rows)
  useEffect(() => {
    if (began.current !== rows) kept.keep(rows)
  }, [kept, rows])

  const wishes = useMemo(
    (): EditedListWishes<Value> => ({
      onAdd: (key, value) => send({ type: "row.add", key, value }),
      onEdit: (key, value) => send({ type: "row.edit", key, value }),
      onDelete: (key) => send({ type: "row.delete", key }),
      onRestore: (key) => send({ type: "row.restore", key }),
      onSave: () => send({ type: "list.save" }),
      onDiscard: () => send({ type: "list.discard" }),
      onKeepMine: (key) => send({ type: "conflict.keepMine", key }),
      onTakeTheirs: (key) => send({ type: "conflict.takeTheirs", key })
    }),
    [send]
  )
  return {
    view: editedListView(snapshot),
    wishes,
    /** Validation errors of the last refused save, with the server's codes. */
    problems: snapshot.context.problems,
    isUnsaved: snapshot.hasTag("unsaved"),
    /** Called when the page is left for good: changes being saved are not restored either. */
    onForget: () => {
      send({ type: "list.discard" })
      kept.keep([])
    }
  }
}
