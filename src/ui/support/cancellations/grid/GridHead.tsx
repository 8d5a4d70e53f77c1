import { useLingui } from "@lingui/react/macro"
import { ArrowDown, ArrowUp } from "lucide-react"
import { memo } from "react"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import type { CancellationSort } from "../../../../domain/cancellation/view.ts"
import { classes } from "../../../kit/style/classes.ts"
import { columnTexts } from "../cancellation-texts.ts"
import { figures } from "./cells.ts"
import cells from "./Cells.module.css"
import s from "./Grid.module.css"

/** Actions of the head; stable functions, so that moving between rows does not render the head again. */
export interface HeadWishes {
  readonly onPickAll: () => void
  readonly onSort: (sort: CancellationSort) => void
}

interface GridHeadProps {
  readonly columns: ReadonlyArray<CancellationColumn>
  readonly template: string | undefined
  readonly sort: CancellationSort
  readonly isAllPicked: boolean
  readonly wishes: HeadWishes
}

/** Column headers; each header is a button that sorts by its column. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { columns, template, sort, isAllPicked, wishes } = props
  const { t, i18n } = useLingui()
  return (
    <thead className={s["heads"]}>
      <tr aria-rowindex={1} className={s["head"]} style={{ gridTemplateColumns: template }}>
        <th scope="col" className={classes(cells["cell"], cells["pick"])}>
          <label className={cells["tick"]}>
            <input
              type="checkbox"
              aria-label={t`Alle gezeigten auswählen`}
              checked={isAllPicked}
              onChange={wishes.onPickAll}
            />
          </label>
        </th>
        {columns.map((column) => {
          const isSorted = sort.column === column
          const Arrow = sort.direction === "ascending" ? ArrowUp : ArrowDown
          return (
            <th
              key={column}
              scope="col"
              aria-sort={isSorted ? sort.direction : "none"}
              className={classes(
                cells["cell"],
                figures.has(column) && cells["end"],
                column === "orderNumber" && cells["number"],
                column === "booking" && cells["booking"]
              )}
            >
              <button
                type="button"
                className={s["sort"]}
                onClick={() =>
                  wishes.onSort({
                    column,
                    direction: isSorted && sort.direction === "ascending" ? "descending" : "ascending"
                  })
                }
              >
                {i18n._(columnTexts[column])}
                {isSorted && <Arrow size={16} aria-hidden="true" />}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
