import type { SimulatedClock } from "xstate"

interface Timer {
  readonly due: number
  readonly run: () => void
}

/**
 * Creates a simulated clock like xstate's SimulatedClock, but with access to the next timer: a test can advance to the
 * end of a delay, and every timer that is due earlier fires first.
 */
export const virtualClock = () => {
  const timers = new Map<number, Timer>()
  let now = 0
  let lastId = 0

  const next = (): [number, Timer] | undefined => {
    let first: [number, Timer] | undefined
    for (const entry of timers) if (first === undefined || entry[1].due < first[1].due) first = entry
    return first
  }

  /** Fires the timer that is due first, if there is one. */
  const fireNext = (limit = Infinity): boolean => {
    const entry = next()
    if (entry === undefined || entry[1].due > limit) return false
    timers.delete(entry[0])
    now = entry[1].due
    entry[1].run()
    return true
  }

  const clock: Pick<SimulatedClock, "setTimeout" | "clearTimeout"> = {
    setTimeout: (run: () => void, delay: number) => {
      timers.set(++lastId, { due: now + Math.max(0, delay), run })
      return lastId
    },
    clearTimeout: (id: number) => {
      timers.delete(id)
    }
  }

  /** Advances the time; timers that become due fire at their own times. */
  const increment = (milliseconds: number) => {
    const end = now + milliseconds
    while (fireNext(end));
    now = end
  }

  return { clock, fireNext, increment, now: () => now, pending: () => timers.size }
}
