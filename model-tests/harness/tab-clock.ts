import type { SimulatedNetwork } from "./network.ts"

export interface TabClock {
  readonly setTimeout: (work: () => void, delay: number) => number
  readonly clearTimeout: (id: number) => void
}

/**
 * Creates the timers of a tab: `run` delays those that become due while the tab is frozen; timers cleared meanwhile
 * never run.
 */
export const tabClock = (clock: SimulatedNetwork["clock"], run: (work: () => void) => void): TabClock => {
  const timers = new Map<number, () => void>()
  return {
    setTimeout: (work, delay) => {
      const id = clock.setTimeout(() => {
        timers.set(id, work)
        run(() => {
          const due = timers.get(id)
          timers.delete(id)
          due?.()
        })
      }, delay)
      return id
    },
    clearTimeout: (id) => {
      timers.delete(id)
      clock.clearTimeout(id)
    }
  }
}
