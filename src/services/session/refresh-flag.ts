import type { KeptValues } from "../browser/storage.ts"

const key = "session-refresh"

/**
 * Time in ms after which a flag is ignored: a flag this old is left over from a page that was reloaded while it was
 * waiting.
 */
const lifetime = 20_000

/**
 * A flag that is set while this tab is waiting for a new token, so that several state machines of a page send only one
 * request (rule session.one-refresh).
 */
export interface RefreshFlag {
  /** Sets the flag; `false` if it is already set. */
  readonly raise: () => boolean
  readonly lower: () => void
}

/** Stores the flag in the storage of the tab; `now` returns ms by the browser's clock, which may be set back. */
export const refreshFlag = (values: KeptValues, now: () => number): RefreshFlag => ({
  raise: () => {
    const age = now() - Number(values.get(key) ?? Number.NaN)
    if (age >= 0 && age < lifetime) return false
    values.set(key, String(now()))
    return true
  },
  lower: () => values.remove(key)
})
