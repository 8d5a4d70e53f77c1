import { Effect } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { OwnMeters } from "../ports/meters.ts"
import type { OwnPressure } from "../ports/pressure.ts"

/** Interval of the checks, in ms. */
const every = 250

/** Resolution of the delay measurement, in ms; each measurement takes at least this long. */
const resolution = 20

/** Number of checks over which the delay is averaged: a single long task is not yet overload. */
const looks = 12

interface Turns {
  readonly count: number
  /** In ms. */
  readonly sum: number
}

/** Returns the mean delay of the event loop over the last checks, in ms. */
export const meanLateness = (turns: ReadonlyArray<Turns>): number => {
  const count = turns.reduce((sum, each) => sum + each.count, 0)
  const sum = turns.reduce((total, each) => total + each.sum, 0)
  return count === 0 ? 0 : Math.max(0, sum / count - resolution)
}

/** Checks the indicators of overload until the scope ends, and reports the result as metrics. */
export const measurePressure = (pressure: OwnPressure, meters: OwnMeters) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      pressure.countBy((work, reason) => meters.count("shed", { work, reason }))
      meters.gauge("load", {}, () => pressure.load)
      meters.gauge("shedClasses", {}, () => pressure.shedClasses)
      const delay = monitorEventLoopDelay({ resolution })
      delay.enable()
      let turns: ReadonlyArray<Turns> = []
      const timer = setInterval(() => {
        const { count, mean } = delay
        turns = [...turns.slice(1 - looks), { count, sum: count === 0 ? 0 : (count * mean) / 1e6 }]
        delay.reset()
        pressure.look(meanLateness(turns), performance.now())
      }, every).unref()
      return () => {
        clearInterval(timer)
        delay.disable()
      }
    }),
    (stop) => Effect.sync(stop)
  )
