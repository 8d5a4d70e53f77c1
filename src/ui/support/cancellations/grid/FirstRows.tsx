import { useLingui } from "@lingui/react/macro"
import type { CancellationRow } from "../../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import { classes } from "../../../kit/style/classes.ts"
import { useSite } from "../../../kit/site.tsx"
import { columnTexts, modeTexts, notBooked } from "../cancellation-texts.ts"
import { figures, plainCell, textCell } from "./cells.ts"
import cells from "./Cells.module.css"
import s from "./FirstRows.module.css"
import grid from "./Grid.module.css"

interface FirstRowsProps {
  readonly rows: ReadonlyArray<CancellationRow>
  /** All available columns, since the server does not know which columns the user has selected. */
  readonly columns: ReadonlyArray<CancellationColumn>
}

/** The newest rows as read-only text while the complete list is loading, in the layout of the grid. */
export function FirstRows({ rows, columns }: FirstRowsProps) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  return (
    <div className={classes(grid["grid"], s["still"])} aria-hidden="true">
      <table className={grid["table"]} data-of={columns.includes("dealer") ? "all" : "one"}>
        <thead className={grid["heads"]}>
          <tr className={classes(grid["head"], s["columns"])}>
            {columns.map((column) => (
              <th key={column} className={classes(cells["cell"], figures.has(column) && cells["end"])}>
                {i18n._(columnTexts[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={grid["rows"]}>
          {rows.map((row) => (
            <tr
              key={row.orderId}
              className={classes(grid["row"], s["columns"], s["row"])}
              data-first-row={row.orderId}
            >
              {columns.map((column) => (
                <td
                  key={column}
                  className={classes(textCell(row, column), column === "orderNumber" && s["number"])}
                >
                  {column === "orderNumber"
                    ? row.orderNumber
                    : column === "booking"
                      ? i18n._(row.bookedAs === null ? notBooked : modeTexts[row.bookedAs])
                      : plainCell(row, column, i18n, tag)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
