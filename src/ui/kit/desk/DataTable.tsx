import type { ReactNode } from "react"
import { classes } from "../style/classes.ts"
import s from "./DataTable.module.css"
import { walkedRow } from "./use-row-keys.ts"

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Figures stand under each other. */
  readonly align?: "end"
  /** The cell that names the row. */
  readonly isName?: boolean
  /** Needs no name on a card, as buttons that say what they do. */
  readonly isBare?: boolean
}

interface DataTableProps<Row> {
  /** Read out before the table; not shown. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** Stands in place of the table when there are no rows: why, and what would help. */
  readonly empty: ReactNode
  /** Set while other rows are on their way; those that stand are the former ones. */
  readonly isLoading?: boolean
  /** Keys lead from row to row (`useRowKeys`). */
  readonly isWalked?: boolean
}

/** Rows of one kind for those who work with them all day: aligned on a desk, a card each on a phone. */
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
