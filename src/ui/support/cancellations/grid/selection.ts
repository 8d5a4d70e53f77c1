/** Selected rows, the focused row, and the start of a range. */
export interface Selection {
  readonly picked: ReadonlySet<string>
  /** Id of the focused row's order. */
  readonly active: string | null
  /** Id of the order at which a range selected with Shift starts. */
  readonly anchor: string | null
}

export const noSelection: Selection = { picked: new Set(), active: null, anchor: null }

/** Moves the focus to a row; with Shift it selects the range up to that row, otherwise the selection stays. */
export const movedTo = (
  before: Selection,
  orderIds: ReadonlyArray<string>,
  orderId: string,
  isRange: boolean
): Selection => {
  if (!isRange) return { picked: before.picked, active: orderId, anchor: orderId }
  const from = orderIds.indexOf(before.anchor ?? before.active ?? orderId)
  const to = orderIds.indexOf(orderId)
  const [first, last] = from < to ? [from, to] : [to, from]
  return {
    picked: new Set(orderIds.slice(Math.max(0, first), last + 1)),
    active: orderId,
    anchor: before.anchor ?? before.active ?? orderId
  }
}

export const toggled = (before: Selection, orderId: string): Selection => {
  const picked = new Set(before.picked)
  if (!picked.delete(orderId)) picked.add(orderId)
  return { picked, active: orderId, anchor: orderId }
}

/** Selects all shown rows, or none if all are already selected. */
export const allToggled = (before: Selection, orderIds: ReadonlyArray<string>): Selection => ({
  ...before,
  picked: before.picked.size >= orderIds.length ? new Set() : new Set(orderIds)
})

/** Removes rows that are no longer shown from the selection, so that hidden rows are neither counted nor changed. */
export const onlyShown = (
  picked: Selection["picked"],
  orderIds: ReadonlyArray<string>
): Selection["picked"] => {
  const shown = picked.size === 0 ? [] : orderIds.filter((id) => picked.has(id))
  return shown.length === picked.size ? picked : new Set(shown)
}

/**
 * Returns the row that takes the place of a removed row: the next remaining row, or the last remaining row before it.
 */
export const neighbourOf = (
  orderId: string,
  before: ReadonlyArray<string>,
  now: ReadonlyArray<string>
): string | undefined => {
  const left = new Set(now)
  const at = before.indexOf(orderId)
  return (
    before.slice(at + 1).find((each) => left.has(each)) ??
    before.slice(0, Math.max(0, at)).findLast((each) => left.has(each)) ??
    now[0]
  )
}

/**
 * Returns the rows to which a booking change applies: the selected visible rows, or only the focused row if it is not
 * among the selected rows.
 */
export const marksOf = (
  { picked, active }: Selection,
  orderIds: ReadonlyArray<string>
): ReadonlyArray<string> => {
  if (active !== null && !picked.has(active)) return [active]
  return picked.size === orderIds.length ? orderIds : orderIds.filter((orderId) => picked.has(orderId))
}
