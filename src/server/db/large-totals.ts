import { Clock, Effect } from "effect"

/** This many lists have their totals kept at most. */
const mostKept = 100

/**
 * How many rows a list has: counted anew at each call as long as they are few, and for some seconds as they were last
 * counted in this process where they are `from` or more. Lists are distinguished by the key.
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
