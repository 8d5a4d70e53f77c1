import { Trans, useLingui } from "@lingui/react/macro"
import { type ReactNode, useRef } from "react"
import { Button } from "../Button.tsx"
import { type Column, DataTable } from "../desk/DataTable.tsx"
import s from "./DeskForm.module.css"
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts"

export interface RowTableProps<Row> {
  /** The heading above it: the list is a region by its name. */
  readonly title: string
  readonly id: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** What a row is called by its buttons. */
  readonly nameOf: (row: Row) => string
  /** Stands in place of the rows: why there are none, and what would help. */
  readonly empty: ReactNode
  /** What adding is called; not offered without `onAdd`. */
  readonly add: ReactNode
  readonly onAdd?: (() => void) | undefined
  readonly onEdit?: ((row: Row) => void) | undefined
  readonly onRemove?: ((row: Row) => void) | undefined
  /** How a row stands, e.g. that it is not saved yet. */
  readonly markOf?: (row: Row) => ReactNode
  /** Takes the wish back that a row should go; undefined for rows that stay anyway. */
  readonly restoreOf?: (row: Row) => (() => void) | undefined
  /** What happens below the rows, e.g. a bar with what is not saved. */
  readonly children?: ReactNode
}

/** What a list of rows shows, without the rows and what may be done with them. */
export type RowTableWords<Row> = Pick<
  RowTableProps<Row>,
  "title" | "id" | "columns" | "keyOf" | "nameOf" | "empty" | "add"
>

/** A list of rows: each can be edited and removed, and others added, as far as the user may. */
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
