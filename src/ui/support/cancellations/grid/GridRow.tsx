import { useLingui } from "@lingui/react/macro"
import { type KeyboardEvent, memo, type MouseEvent } from "react"
import type { BookingChange } from "../../../../domain/cancellation/booking.ts"
import { bookingModes, type CancellationRow } from "../../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import type { RowState } from "../../../../machines/cancellation/row-state.ts"
import { classes } from "../../../kit/style/classes.ts"
import { VisuallyHidden } from "../../../kit/Hidden.tsx"
import { useSite } from "../../../kit/site.tsx"
import { bookingShown } from "../cancellation.view.ts"
import { modeTexts, notBooked } from "../cancellation-texts.ts"
import { plainCell, textCell } from "./cells.ts"
import s from "./Cells.module.css"
import grid from "./Grid.module.css"
import type { NotesMark } from "../notes/notes.view.ts"
import { RowTrouble } from "./RowTrouble.tsx"
import { WordsMark } from "../notes/WordsMark.tsx"

/** Actions of a row; stable functions, so that a row is re-rendered only when it has changed. */
export interface RowWishes {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (orderId: string) => void
  readonly onPress: (orderId: string, event: MouseEvent) => void
  readonly onPick: (orderId: string) => void
  readonly onOpen: (orderId: string) => void
  readonly onChange: (orderId: string, change: BookingChange) => void
  readonly onDecide: (orderId: string, type: "conflict.keepMine" | "conflict.takeTheirs") => void
}

interface GridRowProps {
  readonly row: CancellationRow
  readonly edit: RowState | undefined
  readonly mark: NotesMark | undefined
  readonly columns: ReadonlyArray<CancellationColumn>
  /** Widths of the columns; `undefined` if rows are cards. */
  readonly template: string | undefined
  readonly index: number
  /** Height in px of the rows before it that are not rendered; undefined for a row directly after another one. */
  readonly gap: number | undefined
  readonly height: number
  readonly isActive: boolean
  readonly isPicked: boolean
  readonly isOpen: boolean
  readonly mayBook: boolean
  readonly wishes: RowWishes
}

/** Row of one order. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const {
    row,
    edit,
    mark,
    columns,
    template,
    index,
    gap,
    height,
    isActive,
    isPicked,
    isOpen,
    mayBook,
    wishes
  } = props
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const { orderId } = row
  const tabIndex = isActive ? 0 : -1
  const { isBooked, bookedAs } = bookingShown({ row, edit })
  const isChanged = edit?.isUnsaved === true
  const isTroubled = edit?.place === "conflict" || edit?.place === "retryable"
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isPicked}
      tabIndex={tabIndex}
      data-order={orderId}
      data-place={edit?.place ?? "clean"}
      data-open={isOpen || undefined}
      className={grid["row"]}
      style={{ gridTemplateColumns: template, marginTop: gap, height }}
      onFocus={() => wishes.onFocus(orderId)}
      onKeyDown={wishes.onKeyDown}
      onMouseDown={(event) => wishes.onPress(orderId, event)}
    >
      <td className={classes(s["cell"], s["pick"])}>
        <label className={s["tick"]}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isPicked}
            aria-label={t`${row.orderNumber} auswählen`}
            onChange={() => wishes.onPick(orderId)}
          />
        </label>
      </td>
      {columns.map((column) =>
        column === "orderNumber" ? (
          <th key={column} scope="row" className={classes(s["cell"], s["number"])} data-column={column}>
            <button
              type="button"
              tabIndex={tabIndex}
              className={s["open"]}
              aria-expanded={isOpen}
              onClick={() => wishes.onOpen(orderId)}
            >
              {row.orderNumber}
            </button>
            {isChanged && (
              <span className={s["changed"]} title={t`geändert`}>
                <VisuallyHidden>{t`geändert, nicht gespeichert`}</VisuallyHidden>
              </span>
            )}
            {mark !== undefined && <WordsMark mark={mark} />}
          </th>
        ) : column === "booking" ? (
          <td key={column} className={classes(s["cell"], s["booking"])} data-column={column}>
            {mayBook ? (
              <select
                className={s["mode"]}
                tabIndex={tabIndex}
                aria-label={t`Buchung von ${row.orderNumber}`}
                value={bookedAs ?? ""}
                data-booked={isBooked}
                onChange={({ currentTarget: { value } }) =>
                  wishes.onChange(orderId, {
                    field: "bookedAs",
                    mode: bookingModes.find((mode) => mode === value) ?? null
                  })
                }
              >
                <option value="">{i18n._(notBooked)}</option>
                {bookingModes.map((mode) => (
                  <option key={mode} value={mode}>
                    {i18n._(modeTexts[mode])}
                  </option>
                ))}
              </select>
            ) : (
              i18n._(bookedAs === null ? notBooked : modeTexts[bookedAs])
            )}
          </td>
        ) : (
          <td key={column} className={textCell(row, column)} data-column={column}>
            {plainCell(row, column, i18n, tag)}
          </td>
        )
      )}
      {edit !== undefined && isTroubled && (
        <RowTrouble
          edit={edit}
          tabIndex={tabIndex}
          onKeepMine={() => wishes.onDecide(orderId, "conflict.keepMine")}
          onTakeTheirs={() => wishes.onDecide(orderId, "conflict.takeTheirs")}
        />
      )}
    </tr>
  )
})
