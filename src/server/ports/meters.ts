import { Context, Metric } from "effect"
import { durationBounds } from "../../domain/operations/duration-bounds.ts"
import {
  type CounterKey,
  type GaugeKey,
  type HistogramKey,
  type LabelsOf,
  type MetricKey,
  metrics
} from "../../domain/operations/metrics.ts"

/** A counter to which frequently executed code keeps a reference, so that counting is a single addition. */
export interface Count {
  value: number
}

/** Durations of one series, in seconds. */
export interface Durations {
  readonly add: (seconds: number) => void
}

type Labels = Readonly<Record<string, string>>

/** Maximum number of series per metric, so that external input cannot fill the memory. */
const mostSeries = 2_000

const noop = () => {}

const keyOf = (metric: MetricKey, labels: Labels): string => [metric, ...Object.values(labels)].join("\u0000")

const durations = () => {
  const counts = durationBounds.map(() => 0)
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, 0]
  return {
    add: (seconds: number) => {
      count += 1
      sum += seconds
      if (seconds < min) min = seconds
      if (seconds > max) max = seconds
      const at = durationBounds.findIndex((bound) => seconds <= bound)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    },
    state: (): Metric.HistogramState => {
      let below = 0
      const buckets = durationBounds.map((bound, index): [number, number] => {
        below += counts[index] ?? 0
        return [bound, below]
      })
      return {
        buckets: [...buckets, [Number.POSITIVE_INFINITY, count]],
        count,
        sum,
        min: count === 0 ? 0 : min,
        max
      }
    }
  }
}

/**
 * The metrics of one process (src/domain/operations/metrics.ts). Values are plain numbers that Effect's registry reads
 * on request, so counting needs one addition and no look-up by labels.
 */
export class OwnMeters {
  readonly registry: Metric.MetricRegistry = new Map()
  /** Context in which Effect's exporters find only these metrics. */
  readonly context = Context.make(Metric.MetricRegistry, this.registry)
  readonly #counts = new Map<string, Count>()
  readonly #durations = new Map<string, Durations>()
  readonly #gauges = new Map<string, () => number>()
  readonly #seriesOf = new Map<MetricKey, number>()

  constructor() {
    // monitoring sees an increase from 0 only if 0 was reported before
    for (const key of ["ordersPlaced"] as const) this.counter(key, {})
    for (const part of ["call", "page"]) this.counter("failures", { part })
  }

  #isFull(metric: MetricKey): boolean {
    const known = this.#seriesOf.get(metric) ?? 0
    this.#seriesOf.set(metric, known + 1)
    return known >= mostSeries
  }

  /** Returns the counter of one series; frequently executed code keeps a reference to it. */
  counter<Key extends CounterKey>(metric: Key, labels: LabelsOf<Key>): Count {
    const key = keyOf(metric, labels)
    const known = this.#counts.get(key)
    if (known !== undefined) return known
    const count: Count = { value: 0 }
    if (this.#isFull(metric)) return count
    this.#counts.set(key, count)
    const { name, help } = metrics[metric]
    Metric.registerUnsafe(
      Metric.counter(name, { description: help, attributes: { ...labels }, incremental: true }),
      this.context,
      { get: () => ({ count: count.value, incremental: true }), update: noop, modify: noop }
    )
    return count
  }

  count<Key extends CounterKey>(metric: Key, labels: LabelsOf<Key>): void {
    this.counter(metric, labels).value += 1
  }

  /** Returns the durations of one series; frequently executed code keeps a reference to them. */
  histogram<Key extends HistogramKey>(metric: Key, labels: LabelsOf<Key>): Durations {
    const key = keyOf(metric, labels)
    const known = this.#durations.get(key)
    if (known !== undefined) return known
    const own = durations()
    if (this.#isFull(metric)) return own
    this.#durations.set(key, own)
    const { name, help } = metrics[metric]
    Metric.registerUnsafe(
      Metric.histogram(name, { description: help, attributes: { ...labels }, boundaries: durationBounds }),
      this.context,
      { get: own.state, update: noop, modify: noop }
    )
    return own
  }

  /** Registers a metric whose value is read on request; it replaces an earlier registration. */
  gauge<Key extends GaugeKey>(metric: Key, labels: LabelsOf<Key>, read: () => number): void {
    this.#gauges.set(keyOf(metric, labels), read)
    const { name, help } = metrics[metric]
    Metric.registerUnsafe(
      Metric.gauge(name, { description: help, attributes: { ...labels } }),
      this.context,
      { get: () => ({ value: read() }), update: noop, modify: noop }
    )
  }

  /**
   * Returns the current sum of a metric over all series with matching labels; NaN if the value of one of these series
   * is unknown.
   */
  total(metric: CounterKey | GaugeKey, fitting: Labels = {}): number {
    const labels: ReadonlyArray<string> = metrics[metric].labels
    const fits = (key: string) => {
      const values = key.split("\u0000")
      return (
        values[0] === metric &&
        Object.entries(fitting).every(([label, value]) => values[labels.indexOf(label) + 1] === value)
      )
    }
    const counts = [...this.#counts].filter(([key]) => fits(key)).map(([, { value }]) => value)
    const gauges = [...this.#gauges].filter(([key]) => fits(key)).map(([, read]) => read())
    return [...counts, ...gauges].reduce((sum, value) => sum + value, 0)
  }
}

/** The metrics of this process; a test that checks them provides its own. */
export const Meters = Context.Reference<OwnMeters>("server/ports/Meters", {
  defaultValue: () => new OwnMeters()
})
