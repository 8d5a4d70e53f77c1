import { endAfter } from "../client/end-after.ts"

/** Runs work while no other tab runs it. */
export type TabLock = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

/**
 * Used if the browser has no locks: the server then tolerates a repeated renewal during the grace period of the parent
 * token (rule session.one-refresh).
 */
export const noLock: TabLock = (work) => work()

/** The part of the browser's LockManager that this module uses. */
interface Locks {
  readonly request: <T>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<T>
  ) => Promise<T>
}

const lockName = "session-refresh"

/** Maximum waiting time in ms: a tab that was frozen while it had the lock must not block the other tabs for longer. */
const longestWait = 8_000

/**
 * Runs the work of the tabs one after the other; a tab that has waited too long continues without the lock, which the
 * server tolerates.
 */
export const lockOf =
  (locks: Locks, timeLimit: typeof endAfter = endAfter): TabLock =>
  async (work, signal) => {
    let began = false
    const begin = () => {
      began = true
      return work()
    }
    try {
      return await locks.request(lockName, { signal: timeLimit(longestWait, signal) }, begin)
    } catch (error) {
      if (began || signal.aborted) throw error
      return begin()
    }
  }

const isManager = (locks: unknown): locks is Locks =>
  typeof locks === "object" && locks !== null && "request" in locks && typeof locks.request === "function"

/** Returns the lock of this browser, or `noLock` if the browser has no locks. */
export const browserLock = (): TabLock => {
  const locks: unknown = typeof navigator === "undefined" ? undefined : navigator.locks
  return isManager(locks) ? lockOf(locks) : noLock
}
