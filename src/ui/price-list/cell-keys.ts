import { type ListColumn, listColumns } from "../../domain/price-list/list-row.ts"

/** Effect of a key on a cell of a price list, as in a spreadsheet. */
export type CellKey =
  | { readonly kind: "move"; readonly rows: number; readonly columns: number }
  | { readonly kind: "edge"; readonly to: "rowStart" | "rowEnd" | "first" | "last" }
  /** `text` is the initial text of the input; if undefined, the input starts with the cell's current content. */
  | { readonly kind: "edit"; readonly text: string | undefined }
  | { readonly kind: "clear" }
  | { readonly kind: "pick" }
  | { readonly kind: "all" }
  | { readonly kind: "undo" }

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const move = (rows: number, columns: number): CellKey => ({ kind: "move", rows, columns })

/**
 * Determines the effect of a key; `page` is the number of visible rows. Returns undefined for keys that the browser
 * handles, such as Tab and the keys for copying and pasting.
 */
export const cellKeyOf = ({ key, ctrlKey, metaKey, altKey }: Pressed, page: number): CellKey | undefined => {
  const isCommand = ctrlKey || metaKey
  if (altKey) return undefined
  switch (key) {
    case "ArrowDown":
      return isCommand ? { kind: "edge", to: "last" } : move(1, 0)
    case "ArrowUp":
      return isCommand ? { kind: "edge", to: "first" } : move(-1, 0)
    case "ArrowRight":
      return move(0, 1)
    case "ArrowLeft":
      return move(0, -1)
    case "PageDown":
      return move(page, 0)
    case "PageUp":
      return move(-page, 0)
    case "Home":
      return { kind: "edge", to: isCommand ? "first" : "rowStart" }
    case "End":
      return { kind: "edge", to: isCommand ? "last" : "rowEnd" }
    case "Enter":
    case "F2":
      return { kind: "edit", text: undefined }
    case "Delete":
    case "Backspace":
      return { kind: "clear" }
    case " ":
      return { kind: "pick" }
    default:
  }
  if (isCommand) {
    const letter = key.toLowerCase()
    return letter === "z" ? { kind: "undo" } : letter === "a" ? { kind: "all" } : undefined
  }
  return /^.$/u.test(key) ? { kind: "edit", text: key } : undefined
}

/** A cell: the index of its row among the shown rows, and its column. */
export interface CellPlace {
  readonly row: number
  readonly column: ListColumn
}

/** Returns the cell to which a key moves the focus, limited to the cells of the list. */
export const cellAfter = (
  { row, column }: CellPlace,
  key: Extract<CellKey, { readonly kind: "move" | "edge" }>,
  rowCount: number
): CellPlace => {
  const last = Math.max(0, rowCount - 1)
  if (key.kind === "edge")
    switch (key.to) {
      case "rowStart":
        return { row, column: "area" }
      case "rowEnd":
        return { row, column: "unitPrice" }
      case "first":
        return { row: 0, column }
      case "last":
        return { row: last, column }
    }
  const at = listColumns.indexOf(column) + key.columns
  return {
    row: Math.min(Math.max(0, row + key.rows), last),
    column: listColumns[Math.min(Math.max(0, at), listColumns.length - 1)] ?? column
  }
}
