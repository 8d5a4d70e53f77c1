import { Effect, Schedule } from "effect"
import { type CountedSeries, lookedBackAt } from "../../domain/operations/firing.ts"
import type { CounterKey } from "../../domain/operations/metrics.ts"
import type { OwnMeters } from "../ports/meters.ts"

const minute = 60_000

const keyOf = ({ metric, fitting }: CountedSeries): string => [metric, ...Object.values(fitting)].join(" ")

interface Noted {
  /** Milliseconds of a monotonic clock. */
  readonly at: number
  readonly values: ReadonlyMap<string, number>
}

/** The recent values of this process's counters, for alert rules about an increase within some minutes. */
export class RecentCounts {
  readonly #meters: OwnMeters
  #notes: ReadonlyArray<Noted> = []

  constructor(meters: OwnMeters) {
    this.#meters = meters
  }

  /** Stores the current values, and drops values that are too old for every alert rule. */
  note(now: number): void {
    const values = new Map(
      lookedBackAt.series.map((series) => [keyOf(series), this.#meters.total(series.metric, series.fitting)])
    )
    const longest = now - lookedBackAt.minutes * minute
    const old = this.#notes.filter(({ at }) => at <= longest)
    this.#notes = [...old.slice(-1), ...this.#notes.filter(({ at }) => at > longest), { at: now, values }]
  }

  /** Returns the increase of a count within this many minutes, or since the process started if that is shorter. */
  rise(metric: CounterKey, minutes: number, fitting: CountedSeries["fitting"], now: number): number {
    const before = this.#notes.findLast(({ at }) => at <= now - minutes * minute)
    return this.#meters.total(metric, fitting) - (before?.values.get(keyOf({ metric, fitting })) ?? 0)
  }
}

/** Stores the counts every minute until the scope ends. */
export const noteEachMinute = (counts: RecentCounts) =>
  Effect.forkScoped(
    Effect.repeat(
      Effect.sync(() => counts.note(performance.now())),
      Schedule.spaced(minute)
    )
  )
