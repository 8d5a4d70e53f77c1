import { Clock, Effect } from "effect"

/** Maximum number of lists whose totals are cached. */
const mostKept = 100

/**
 * Creates a function that returns the number of rows of a list: the rows are counted at each call while there are fewer
 * than `from`; otherwise the number is cached in this process for some seconds. The key identifies the list.
 */
export const largeTotals = ({ from, seconds }: { readonly from: number; readonly seconds: number }) => {
  const kept = new Map<string, { readonly total: number; readonly until: number }>()
  return Effect.fnUntraced(function* <E, R>(key: string, count: Effect.Effect<number, E, R>) {
    const now = yield* Clock.currentTimeMillis
    const last = kept.get(key)
    if (last !== undefined && now < last.until) return last.total
    const total = yield* count
    kept.delete(key)
    if (total >= from) {
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, { total, until: now + seconds * 1000 })
    }
    return total
  })
}
