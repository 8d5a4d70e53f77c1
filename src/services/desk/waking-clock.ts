/** The timers that an actor of xstate counts with. */
export interface ActorClock {
  readonly setTimeout: (then: () => void, milliseconds: number) => number
  readonly clearTimeout: (id: number) => void
}

/** What the clock stands on: the browser's timers, and the time of day in milliseconds. */
export interface ClockGround extends ActorClock {
  readonly now: () => number
}

/** A timer of a tab in the background comes up to a second late; later means sleep. */
const tolerated = 5_000

const browserGround: ClockGround = {
  setTimeout: (then, milliseconds) => window.setTimeout(then, milliseconds),
  clearTimeout: (id) => window.clearTimeout(id),
  now: () => Date.now()
}

/**
 * Timers that tell when they come far too late: the computer slept or the tab was frozen, and no time passed for the user
 * . `onLate` comes before the timer's own work, which is left out where it has ended that timer.
 */
export const wakingClock = (onLate: () => void, ground: ClockGround = browserGround): ActorClock => {
  const waiting = new Set<number>()
  return {
    setTimeout: (then, milliseconds) => {
      const due = ground.now() + milliseconds
      const id = ground.setTimeout(() => {
        if (ground.now() - due > tolerated) onLate()
        if (waiting.delete(id)) then()
      }, milliseconds)
      waiting.add(id)
      return id
    },
    clearTimeout: (id) => {
      waiting.delete(id)
      ground.clearTimeout(id)
    }
  }
}
