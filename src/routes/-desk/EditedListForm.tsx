import { useRouteContext } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { type EditedRow, isSame } from "../../domain/editing/edited-rows.ts"
import type { Fields, FieldValue } from "../../domain/editing/record-edit.ts"
import { type ListForm, listCalls } from "../../services/desk/list-form.ts"
import type { FormRefusal } from "../../services/desk/record-form.ts"
import type { FormTexts } from "../../ui/kit/desk-form/form-texts.ts"
import { ListBar } from "../../ui/kit/desk-form/ListBar.tsx"
import { RowConflicts } from "../../ui/kit/desk-form/RowConflicts.tsx"
import { RowMark } from "../../ui/kit/desk-form/RowMark.tsx"
import { RowTable, type RowTableProps } from "../../ui/kit/desk-form/RowTable.tsx"
import { useSavedToast } from "../../ui/kit/desk-form/use-saved-toast.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useEditedList } from "../-customer/use-edited-list.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { OpenListRow } from "./OpenListRow.tsx"

type Row = EditedRow<Fields>

interface EditedListFormProps<Loaded, Name extends string, Failure extends FormRefusal> extends Omit<
  RowTableProps<Row>,
  "rows" | "keyOf" | "onAdd" | "onEdit" | "onRemove" | "markOf" | "restoreOf" | "children"
> {
  readonly form: ListForm<Loaded, Name, Failure>
  readonly texts: FormTexts<NoInfer<Name>>
  readonly loaded: ReadonlyArray<Loaded>
  /** Initial values of a new row; without them rows cannot be added. */
  readonly fresh?: Readonly<Record<Name, FieldValue>>
  readonly mayRemove: boolean
  readonly mayEdit: boolean
}

/** Form for a list that is saved in one call: rows are added, edited and removed first, and then saved together. */
export function EditedListForm<Loaded, Name extends string, Failure extends FormRefusal>({
  form,
  texts,
  loaded,
  fresh,
  mayRemove,
  mayEdit,
  ...table
}: EditedListFormProps<Loaded, Name, Failure>) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const userId = page.session?.userId ?? ""
  const calls = useMemo(() => listCalls(client, form, userId), [client, form, userId])
  const rows = useMemo(() => loaded.map(form.rowOf), [loaded, form])
  const list = useEditedList<Fields>({ loaded: rows, ...calls, onSaved: useSavedToast(texts.saved) })
  const { view, wishes, problems } = list
  const [openKey, setOpenKey] = useState<string>()
  const open = view.state === "conflict" ? undefined : view.rows.find(({ key }) => key === openKey)
  const isReady = useLive() && mayEdit && view.state !== "saving" && view.state !== "conflict"
  const leaveGuard = useLeaveGuard(list.isUnsaved)
  return (
    <>
      {view.state === "conflict" && (
        <RowConflicts
          rows={view.rows}
          texts={texts}
          onKeepMine={wishes.onKeepMine}
          onTakeTheirs={wishes.onTakeTheirs}
        />
      )}
      <RowTable
        {...table}
        rows={view.rows}
        keyOf={({ key }) => key}
        markOf={({ key, change }) => (
          <RowMark change={change} isWrong={problems.some((problem) => problem.key === key)} />
        )}
        restoreOf={({ key, change }) =>
          isReady && change === "Deleted" ? () => wishes.onRestore(key) : undefined
        }
        onAdd={
          isReady && fresh !== undefined
            ? () => {
                const key = `new-${Date.now()}`
                wishes.onAdd(key, fresh)
                setOpenKey(key)
              }
            : undefined
        }
        onEdit={isReady ? ({ key }) => setOpenKey(key) : undefined}
        onRemove={isReady && mayRemove ? ({ key }) => wishes.onDelete(key) : undefined}
      >
        <ListBar
          state={view.state}
          changeCount={view.changeCount}
          problems={problems}
          texts={texts.problems}
          leaveGuard={{
            ...leaveGuard,
            onLeave: () => {
              list.onForget()
              leaveGuard.onLeave()
            }
          }}
          onSave={wishes.onSave}
          onDiscard={wishes.onDiscard}
        />
      </RowTable>
      {open !== undefined && (
        <OpenListRow
          key={open.key}
          row={open}
          names={form.names}
          rules={form.rules}
          texts={texts}
          list={{ state: view.state, problems }}
          wishes={wishes}
          name={open.server === null ? undefined : table.nameOf(open)}
          add={table.add}
          onClose={() => {
            // a new row without any input is removed
            if (open.change === "Added" && isSame(open.value, fresh)) wishes.onRestore(open.key)
            setOpenKey(undefined)
          }}
        />
      )}
    </>
  )
}
