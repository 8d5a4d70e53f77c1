import { Effect } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { OwnMeters } from "../ports/meters.ts"
import type { OwnPressure } from "../ports/pressure.ts"

/** How often the signs are looked at, in ms. */
const every = 250

/** How precisely the delay is measured, in ms; each measurement is this long by itself. */
const resolution = 20

/** Over this many looks the delay is averaged: a single long turn is no load yet. */
const looks = 12

interface Turns {
  readonly count: number
  /** In ms. */
  readonly sum: number
}

/** Mean lateness of the event loop over the last looks, in ms. */
export const meanLateness = (turns: ReadonlyArray<Turns>): number => {
  const count = turns.reduce((sum, each) => sum + each.count, 0)
  const sum = turns.reduce((total, each) => total + each.sum, 0)
  return count === 0 ? 0 : Math.max(0, sum / count - resolution)
}

/** Looks at the signs of pressure until the scope ends, and reports the result as metrics. */
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
