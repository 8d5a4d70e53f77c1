/** The timers that an XState actor uses. */
export interface ActorClock {
  readonly setTimeout: (then: () => void, milliseconds: number) => number
  readonly clearTimeout: (id: number) => void
}

/** Dependencies of the clock: the browser's timers, and the time of day in milliseconds. */
export interface ClockGround extends ActorClock {
  readonly now: () => number
}

/**
 * Delay in ms up to which a timer is on time: timers of a background tab fire up to a second late, and a longer delay
 * means that the computer slept.
 */
const tolerated = 5_000

const browserGround: ClockGround = {
  setTimeout: (then, milliseconds) => window.setTimeout(then, milliseconds),
  clearTimeout: (id) => window.clearTimeout(id),
  now: () => Date.now()
}

/**
 * Returns timers that detect whether they fire far too late, because the computer slept or the tab was frozen and the
 * user did not see the time pass. In that case `onLate` is called before the timer's own callback, which is skipped if
 * `onLate` has cleared the timer.
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
