import { Trans, useLingui } from "@lingui/react/macro"
import { type ReactNode, useRef } from "react"
import { Button } from "../Button.tsx"
import { type Column, DataTable } from "../desk/DataTable.tsx"
import s from "./DeskForm.module.css"
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts"

export interface RowTableProps<Row> {
  /** The heading above the list; it also names the list's region for screen readers. */
  readonly title: string
  readonly id: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** Name of a row, used in the labels of its buttons. */
  readonly nameOf: (row: Row) => string
  /** Shown if there are no rows: the reason and a suggestion. */
  readonly empty: ReactNode
  /** Label of the add button; the button is omitted without `onAdd`. */
  readonly add: ReactNode
  readonly onAdd?: (() => void) | undefined
  readonly onEdit?: ((row: Row) => void) | undefined
  readonly onRemove?: ((row: Row) => void) | undefined
  /** Returns a label for the status of a row, e.g. that it is not saved yet. */
  readonly markOf?: (row: Row) => ReactNode
  /** Returns a function that undoes a row's removal, or `undefined` if the row is not marked for removal. */
  readonly restoreOf?: (row: Row) => (() => void) | undefined
  /** Content below the rows, e.g. a bar with unsaved changes. */
  readonly children?: ReactNode
}

/** Texts and columns of a list, without its rows and actions. */
export type RowTableWords<Row> = Pick<
  RowTableProps<Row>,
  "title" | "id" | "columns" | "keyOf" | "nameOf" | "empty" | "add"
>

/** List of rows that the user can edit, remove and add to, depending on permissions. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { title, id, columns, rows, keyOf, nameOf, empty, add, onAdd, onEdit, onRemove } = props
  const { markOf, restoreOf, children } = props
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(rows.length, place)
  const acts: Column<Row> = {
    key: "acts",
    head: t`Bearbeiten`,
    cell: (row) => {
      const name = nameOf(row)
      const restore = restoreOf?.(row)
      return (
        <span className={s["acts"]}>
          {markOf?.(row)}
          {restore !== undefined && (
            <Button look="quiet" aria-label={t`${name} behalten`} onClick={restore}>
              <Trans>Behalten</Trans>
            </Button>
          )}
          {onEdit && restore === undefined && (
            <Button look="quiet" aria-label={t`${name} bearbeiten`} onClick={() => onEdit(row)}>
              <Trans>Bearbeiten</Trans>
            </Button>
          )}
          {onRemove && restore === undefined && (
            <Button look="quiet" aria-label={t`${name} entfernen`} onClick={() => onRemove(row)}>
              <Trans>Entfernen</Trans>
            </Button>
          )}
        </span>
      )
    }
  }
  return (
    <section aria-labelledby={id}>
      <div ref={place} className={s["form"]}>
        <div className={s["head"]}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {onAdd && (
            <Button look="secondary" onClick={onAdd}>
              {add}
            </Button>
          )}
        </div>
        <DataTable
          caption={title}
          columns={onEdit || onRemove || markOf ? [...columns, acts] : columns}
          rows={rows}
          keyOf={keyOf}
          empty={empty}
        />
        {children}
      </div>
    </section>
  )
}
