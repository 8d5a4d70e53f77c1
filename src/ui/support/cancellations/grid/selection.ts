/** Rows that are picked, and where a range begins. */
export interface Selection {
  readonly picked: ReadonlySet<string>
  /** The row with the focus. */
  readonly active: string | null
  /** Where a range with Shift begins. */
  readonly anchor: string | null
}

export const noSelection: Selection = { picked: new Set(), active: null, anchor: null }

/** The focus goes to a row: a range of them with Shift, none else. */
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

/** All rows that are shown, or none when they all are picked already. */
export const allToggled = (before: Selection, orderIds: ReadonlyArray<string>): Selection => ({
  ...before,
  picked: before.picked.size >= orderIds.length ? new Set() : new Set(orderIds)
})

/** Without picks that the list no longer shows: nothing hidden is counted or marked. */
export const onlyShown = (selection: Selection, orderIds: ReadonlyArray<string>): Selection => {
  const shown = selection.picked.size === 0 ? [] : orderIds.filter((id) => selection.picked.has(id))
  return shown.length === selection.picked.size ? selection : { ...selection, picked: new Set(shown) }
}

/** The row that stands where a row stood before it went: the next one that is still there, or the last one before it. */
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

/** What a mark is for: the picked rows that are shown, or the row with the focus where it is none of them. */
export const marksOf = (
  { picked, active }: Selection,
  orderIds: ReadonlyArray<string>
): ReadonlyArray<string> => {
  if (active !== null && !picked.has(active)) return [active]
  return picked.size === orderIds.length ? orderIds : orderIds.filter((orderId) => picked.has(orderId))
}
