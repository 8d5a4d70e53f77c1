/** The selected rows of a list, and the start of a range. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** The row that was selected or deselected last. */
  readonly anchor: string | null
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null }

/**
 * Returns the selection after a click on a row. The click toggles the row; with Shift, all rows from the last toggled
 * row to the clicked row get the new state of the clicked row. `rows` are the selectable rows, in order.
 */
export const selectionAfter = (
  { ids, anchor }: Selection,
  rows: ReadonlyArray<string>,
  id: string,
  isRange: boolean
): Selection => {
  const isChosen = !ids.has(id)
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)]
  const pressed =
    isRange && from >= 0 && to >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  const next = new Set(ids)
  for (const each of pressed) {
    if (isChosen) next.add(each)
    else next.delete(each)
  }
  return { ids: next, anchor: id }
}

/** Selects all rows; deselects all if all are already selected. */
export const allOrNone = ({ ids }: Selection, rows: ReadonlyArray<string>): Selection =>
  rows.every((id) => ids.has(id)) ? nothingSelected : { ids: new Set(rows), anchor: null }
