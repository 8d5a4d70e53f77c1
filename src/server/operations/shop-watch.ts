import { Context, Effect, Layer } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { type FiringAlert, firingAlerts } from "../../domain/operations/firing.ts"
import type { GaugeKey } from "../../domain/operations/metrics.ts"
import { Meters } from "../ports/meters.ts"
import { type RunningCopy, RunningCopies } from "../ports/running-copies.ts"
import { DatabaseFigures } from "./database-figures.ts"
import { noteEachMinute, RecentCounts } from "./recent-counts.ts"

/** The state of the shop, with all values read at the same time. */
export interface Look {
  readonly copies: ReadonlyArray<RunningCopy>
  readonly alerts: ReadonlyArray<FiringAlert>
  /** Returns the current value of a database metric; null if the metric could not be read. */
  readonly figure: (metric: GaugeKey) => number | null
}

const make = Effect.gen(function* () {
  const meters = yield* Meters
  const figures = yield* DatabaseFigures
  const copies = yield* RunningCopies
  const counts = new RecentCounts(meters)
  yield* noteEachMinute(counts)
  const look = Effect.gen(function* () {
    const [asked] = yield* Effect.all([copies.ask, figures.refresh], { concurrency: "unbounded" })
    const now = performance.now()
    return {
      copies: asked,
      alerts: firingAlerts({
        total: (metric, fitting) => meters.total(metric, fitting),
        rise: (metric, minutes, fitting = {}) => counts.rise(metric, minutes, fitting, now),
        silentCopies: asked.filter(({ hasAnswered }) => !hasAnswered).length
      }),
      figure: (metric: GaugeKey) => {
        const value = meters.total(metric)
        return Number.isNaN(value) ? null : value
      }
    }
  })
  return { look }
})

/** Checks the shop against its alert rules (rule desk.operations). */
export class ShopWatch extends Context.Service<
  ShopWatch,
  {
    /** Counts cover this process only; database metrics cover all processes. */
    readonly look: Effect.Effect<Look, SqlError>
  }
>()("server/operations/ShopWatch") {
  static readonly layer = Layer.effect(ShopWatch, make)
}
