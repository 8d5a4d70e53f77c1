import type { ReactNode } from "react"
import { classes } from "../style/classes.ts"
import s from "./DataTable.module.css"
import { walkedRow } from "./use-row-keys.ts"

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** `"end"` aligns the column to the right, for figures. */
  readonly align?: "end"
  /** Whether the cell is the header of its row. */
  readonly isName?: boolean
  /** Whether the card on a phone omits the column's label for the cell, e.g. for buttons that explain themselves. */
  readonly isBare?: boolean
}

interface DataTableProps<Row> {
  /** Caption of the table: announced by screen readers, not visible. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** Shown instead of the table if there are no rows: the reason and a suggestion. */
  readonly empty: ReactNode
  /** Whether other rows are loading; meanwhile the previous rows remain visible. */
  readonly isLoading?: boolean
  /** Whether arrow keys move between the rows (see `useRowKeys`). */
  readonly isWalked?: boolean
}

/** Table for users who work with it all day: aligned columns on a desktop, one card per row on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  isLoading = false,
  isWalked = false
}: DataTableProps<Row>) {
  if (rows.length === 0) return empty
  return (
    <table className={s["table"]} data-state={isLoading ? "loading" : "full"} aria-busy={isLoading}>
      <caption className={s["caption"]}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, head, align }) => (
            <th key={key} scope="col" className={classes(align && s["end"])}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...(isWalked && walkedRow(keyOf(row)))}>
            {columns.map(({ key, head, cell, align, isName = false, isBare = false }) => {
              const Cell = isName ? "th" : "td"
              return (
                <Cell
                  key={key}
                  {...(isName && { scope: "row" })}
                  className={classes(align && s["end"], isName && s["name"])}
                >
                  {!isName && !isBare && (
                    <span className={s["label"]} aria-hidden="true">
                      {head}
                    </span>
                  )}
                  <span className={s["value"]}>{cell(row)}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
