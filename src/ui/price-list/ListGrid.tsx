import { useLingui } from "@lingui/react/macro"
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref
} from "react"
import { type ListColumn, listColumns, type SentRow } from "../../domain/price-list/list-row.ts"
import { gapBefore } from "../kit/desk/gap-before.ts"
import { classes } from "../kit/style/classes.ts"
import { cellAfter, cellKeyOf, type CellPlace } from "./cell-keys.ts"
import { ListCell } from "./ListCell.tsx"
import s from "./ListGrid.module.css"
import { columnTexts } from "./price-list-texts.ts"
import { rowHeight, useIsNarrow, useListWindow } from "./use-list-window.ts"

/** Handle that focuses a cell, given the index of its row among the shown rows. */
export interface GridHandle {
  readonly goTo: (place: CellPlace) => void
}

export interface GridWishes {
  readonly onType: (row: number, column: ListColumn, text: string) => void
  readonly onPaste: (row: number, column: ListColumn, text: string) => void
  readonly onPick: (rows: ReadonlyArray<number>, isPicked: boolean) => void
  readonly onUndo: () => void
}

export type FormerPrice = { readonly kind: "new" } | { readonly kind: "price"; readonly price: string }

interface ListGridProps {
  readonly ref: Ref<GridHandle>
  readonly rows: ReadonlyArray<SentRow>
  /** Indices of the shown rows within `rows`. */
  readonly shown: ReadonlyArray<number>
  readonly picked: ReadonlySet<number>
  readonly titleOf: (row: SentRow, column: ListColumn) => string
  /**
   * Returns the current price if the row differs from it, or the information that the row is new; undefined for
   * unchanged rows.
   */
  readonly formerOf: (row: SentRow) => FormerPrice | undefined
  readonly isFlawed: (row: number, column: ListColumn) => boolean
  /** Returns the id of the suggestions for the cells of a column; the browser shows them. */
  readonly suggestionsId: (column: ListColumn) => string | undefined
  /** Undefined if changes are not allowed. */
  readonly wishes: GridWishes | undefined
}

interface Editing {
  readonly place: CellPlace
  readonly text: string
}

const grid = { role: "grid" } as const

/** A price list as a spreadsheet: one tab stop, navigation with arrow keys, typing and pasting. */
export function ListGrid(props: ListGridProps) {
  const { ref, rows, shown, picked, titleOf, formerOf, isFlawed, suggestionsId, wishes } = props
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  const height = rowHeight(isNarrow)
  const [active, setActive] = useState<CellPlace>({ row: 0, column: "unitPrice" })
  const [editing, setEditing] = useState<Editing>()
  const drawn = useListWindow(box, { count: shown.length, height, active: active.row })
  useLayoutEffect(() => drawn.measure(), [drawn, height])
  const isFocusWanted = useRef(false)
  useEffect(() => {
    if (!isFocusWanted.current || editing !== undefined) return
    isFocusWanted.current = false
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row}/${active.column}"]`)
      ?.focus({ preventScroll: true })
  }, [active, editing])

  const goTo = (place: CellPlace) => {
    isFocusWanted.current = true
    drawn.scrollToIndex(place.row)
    setActive({ ...place })
  }
  useImperativeHandle(ref, () => ({
    goTo: (place) => {
      box.current?.scrollIntoView({ block: "nearest" })
      goTo(place)
    }
  }))
  const commit = (text: string, by: { readonly rows: number; readonly columns: number } | undefined) => {
    const index = shown[active.row]
    setEditing(undefined)
    if (index !== undefined) wishes?.onType(index, active.column, text)
    if (by !== undefined) goTo(cellAfter(active, { kind: "move", ...by }, shown.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset["cell"] === undefined) return
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / height) - 2)
    const key = cellKeyOf(event, page)
    const index = shown[active.row]
    const row = index === undefined ? undefined : rows[index]
    if (key === undefined || index === undefined || row === undefined) return
    if (key.kind === "move" || key.kind === "edge") {
      event.preventDefault()
      return goTo(cellAfter(active, key, shown.length))
    }
    if (wishes === undefined) return
    event.preventDefault()
    switch (key.kind) {
      case "edit":
        return setEditing({ place: active, text: key.text ?? titleOf(row, active.column) })
      case "clear":
        return wishes.onType(index, active.column, "")
      case "pick":
        return wishes.onPick([index], !picked.has(index))
      case "all":
        return wishes.onPick(
          shown,
          shown.some((each) => !picked.has(each))
        )
      case "undo":
        return wishes.onUndo()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const index = shown[active.row]
    if (wishes === undefined || index === undefined || editing !== undefined) return
    event.preventDefault()
    wishes.onPaste(index, active.column, event.clipboardData.getData("text/plain"))
  }
  const onCopy = (event: ClipboardEvent) => {
    const index = shown[active.row]
    const row = index === undefined ? undefined : rows[index]
    if (row === undefined || editing !== undefined || String(getSelection()) !== "") return
    event.preventDefault()
    // a price as shown, so that the spreadsheet of the country takes it as a number; else the word of the list
    const text = active.column === "unitPrice" ? titleOf(row, active.column) : row[active.column]
    event.clipboardData.setData("text/plain", text)
  }
  const isAllPicked = shown.length > 0 && shown.every((index) => picked.has(index))
  const items = drawn.getVirtualItems()

  return (
    <div ref={box} className={s["grid"]} data-part="price-grid">
      <table
        {...grid}
        aria-label={t`Preisliste`}
        aria-rowcount={shown.length + 1}
        aria-colcount={listColumns.length + 2}
        aria-multiselectable="true"
        aria-keyshortcuts="Enter F2 Space Delete Control+A Control+Z"
        className={s["table"]}
      >
        <thead className={s["heads"]}>
          <tr aria-rowindex={1} className={s["head"]}>
            <th scope="col" className={s["pick"]}>
              <label className={s["tick"]}>
                <input
                  type="checkbox"
                  aria-label={t`Alle gezeigten Zeilen auswählen`}
                  checked={isAllPicked}
                  disabled={wishes === undefined}
                  onChange={() => wishes?.onPick(shown, !isAllPicked)}
                />
              </label>
            </th>
            {listColumns.map((column) => (
              <th key={column} scope="col" className={classes(s["cell"], s[column])}>
                {i18n._(columnTexts[column])}
              </th>
            ))}
            <th scope="col" className={classes(s["cell"], s["former"])}>
              {t`Bisher`}
            </th>
          </tr>
        </thead>
        <tbody className={s["rows"]} style={{ height: drawn.getTotalSize() }}>
          {items.map(({ index: at }, position) => {
            const index = shown[at]
            const row = index === undefined ? undefined : rows[index]
            if (index === undefined || row === undefined) return null
            const former = formerOf(row)
            const isPicked = picked.has(index)
            return (
              <tr
                key={index}
                aria-rowindex={at + 2}
                aria-selected={isPicked}
                className={s["row"]}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onCopy={onCopy}
                data-changed={former !== undefined || undefined}
                style={{ marginTop: gapBefore(items, position), height }}
              >
                <td className={s["pick"]}>
                  <label className={s["tick"]}>
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={t`Zeile ${index + 1} auswählen`}
                      checked={isPicked}
                      disabled={wishes === undefined}
                      onChange={() => wishes?.onPick([index], !isPicked)}
                    />
                    <span className={s["line"]} aria-hidden="true">
                      {index + 1}
                    </span>
                  </label>
                </td>
                {listColumns.map((column) => {
                  const isActive = active.row === at && active.column === column
                  const isEdited =
                    editing !== undefined && editing.place.row === at && editing.place.column === column
                  return (
                    <ListCell
                      key={column}
                      id={`${at}/${column}`}
                      className={classes(s["cell"], s[column])}
                      title={titleOf(row, column)}
                      label={i18n._(columnTexts[column])}
                      isActive={isActive}
                      isFlawed={isFlawed(index, column)}
                      edited={isEdited ? editing.text : undefined}
                      suggestionsId={suggestionsId(column)}
                      onFocus={() => {
                        if (!isActive) setActive({ row: at, column })
                      }}
                      onEdit={
                        wishes === undefined
                          ? undefined
                          : () => setEditing({ place: { row: at, column }, text: titleOf(row, column) })
                      }
                      onCommit={commit}
                      onCancel={() => {
                        isFocusWanted.current = true
                        setEditing(undefined)
                      }}
                    />
                  )
                })}
                <td className={classes(s["cell"], s["former"])}>
                  {former?.kind === "new" && t`neu`}
                  {former?.kind === "price" && (
                    <>
                      <span className={s["small"]}>{t`bisher`} </span>
                      <s>{former.price}</s>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
