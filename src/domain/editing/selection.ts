/** Which rows of a list are chosen, and from where a range goes. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** The row that was chosen or left last. */
  readonly anchor: string | null
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null }

/**
 * The selection after a press at a row: that one turned, or with Shift all from the last one to it as it becomes. `rows`
 * are the rows that can be chosen, in their order.
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

/** All rows, or none where all are chosen. */
export const allOrNone = ({ ids }: Selection, rows: ReadonlyArray<string>): Selection =>
  rows.every((id) => ids.has(id)) ? nothingSelected : { ids: new Set(rows), anchor: null }
