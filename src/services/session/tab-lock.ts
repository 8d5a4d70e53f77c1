import { endAfter } from "../client/end-after.ts"

/** Does work while no other tab does. */
export type TabLock = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** Where there are no locks, the server's grace for the parent token stands for them (rule session.one-refresh). */
export const noLock: TabLock = (work) => work()

/** The part of the browser's LockManager that is needed. */
interface Locks {
  readonly request: <T>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<T>
  ) => Promise<T>
}

const lockName = "session-refresh"

/** A tab that was frozen with the lock in its hand must not hold the others up for longer (ms). */
const longestWait = 8_000

/** One tab after the other; a tab that has waited too long goes without the lock, which the server tolerates. */
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

/** The lock of this browser, as far as it has one. */
export const browserLock = (): TabLock => {
  const locks: unknown = typeof navigator === "undefined" ? undefined : navigator.locks
  return isManager(locks) ? lockOf(locks) : noLock
}
