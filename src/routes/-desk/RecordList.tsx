import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { Answer } from "../../services/client/call.ts"
import type { Client } from "../../services/client/client.ts"
import type { FormRefusal } from "../../services/desk/record-form.ts"
import { outcomeOf } from "../../services/desk/user-acts.ts"
import { RemoveDialog } from "../../ui/kit/desk-form/RemoveDialog.tsx"
import { RowTable, type RowTableProps } from "../../ui/kit/desk-form/RowTable.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { type FormOfRecord, RecordDialog } from "./RecordDialog.tsx"

interface RecordListProps<Row, Name extends string, Failure extends FormRefusal>
  extends FormOfRecord<Row, Name, Failure>, Omit<RowTableProps<Row>, "onAdd" | "onEdit" | "onRemove"> {
  /** Initial values of a new row, with version 0; without them rows cannot be added. */
  readonly fresh?: Row
  /** Removes a row; without it rows cannot be removed. */
  readonly remove?: (client: Client, row: Row) => Promise<Answer<unknown, FormRefusal>>
  /** Whether the user may change the rows; otherwise they are read-only. */
  readonly mayEdit: boolean
}

/** List whose rows are saved one by one: added and edited in a dialog, removed after a confirmation. */
export function RecordList<Row, Name extends string, Failure extends FormRefusal>({
  form,
  texts,
  fresh,
  remove,
  mayEdit,
  ...table
}: RecordListProps<Row, Name, Failure>) {
  const { rows, keyOf, nameOf, add } = table
  const { client } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const isReady = useLive() && mayEdit
  const [open, setOpen] = useState<{ readonly row: Row; readonly isNew: boolean }>()
  const [asked, setAsked] = useState<{ readonly row: Row }>()
  // a row that is reloaded while its form is open is passed to the form
  const read = open && rows.find((row) => !open.isNew && keyOf(row) === keyOf(open.row))
  return (
    <>
      <RowTable
        {...table}
        onAdd={isReady && fresh !== undefined ? () => setOpen({ row: fresh, isNew: true }) : undefined}
        onEdit={isReady ? (row) => setOpen({ row, isNew: false }) : undefined}
        onRemove={isReady && remove !== undefined ? (row) => setAsked({ row }) : undefined}
      />
      {open !== undefined && (
        <RecordDialog
          form={form}
          texts={texts}
          row={read ?? open.row}
          name={open.isNew ? undefined : nameOf(open.row)}
          add={add}
          onClose={() => setOpen(undefined)}
        />
      )}
      {asked !== undefined && remove !== undefined && (
        <RemoveDialog
          name={nameOf(asked.row)}
          problems={texts.problems}
          onClose={() => setAsked(undefined)}
          onRemove={async () => {
            const outcome = outcomeOf(await remove(client, asked.row))
            if (outcome.kind === "done") await queries.invalidateQueries()
            return outcome
          }}
        />
      )}
    </>
  )
}
