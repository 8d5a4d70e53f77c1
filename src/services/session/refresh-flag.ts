import type { KeptValues } from "../browser/storage.ts"

const key = "session-refresh"

/** A flag of a page that was reloaded while it waited says nothing after so long (ms). */
const lifetime = 20_000

/**
 * Whether this tab is waiting for a new token already: several machines of a page ask once (rule session.one-refresh).
 */
export interface RefreshFlag {
  /** False when another tab has raised it. */
  readonly raise: () => boolean
  readonly lower: () => void
}

/** The flag in the storage of the tab; `now` in ms by the browser's clock, which may be set back. */
export const refreshFlag = (values: KeptValues, now: () => number): RefreshFlag => ({
  raise: () => {
    const age = now() - Number(values.get(key) ?? Number.NaN)
    if (age >= 0 && age < lifetime) return false
    values.set(key, String(now()))
    return true
  },
  lower: () => values.remove(key)
})
