import { type Alert, type AlertName, type AlertRule, alerts } from "./alerts.ts"
import type { CounterKey, GaugeKey } from "./metrics.ts"

type Labels = Readonly<Record<string, string>>

/** What rules are held against. */
export interface Figures {
  /** The sum of a metric over the series whose labels fit; NaN where it is not known. */
  readonly total: (metric: CounterKey | GaugeKey, fitting?: Labels) => number
  /** By how much a count rose within so many minutes. */
  readonly rise: (metric: CounterKey, minutes: number, fitting?: Labels) => number
  /** Copies that were asked and did not answer. */
  readonly silentCopies: number
}

const holds = (rule: AlertRule, { total, rise, silentCopies }: Figures): boolean => {
  switch (rule.kind) {
    case "gone":
      return silentCopies > 0
    case "value": {
      const value = total(rule.metric, rule.fitting)
      return rule.is === "above" ? value > rule.limit : value < rule.limit
    }
    case "increase":
      return rise(rule.metric, rule.minutes, rule.fitting) > rule.limit
    case "share":
      return rise(rule.metric, rule.minutes, rule.fitting) / rise(rule.metric, rule.minutes) > rule.limit
  }
}

export interface FiringAlert {
  readonly name: AlertName
  readonly severity: Alert["severity"]
}

/**
 * The alerts whose rules are fulfilled now, those that wake a person first (rule desk.operations). Prometheus waits some
 * minutes more before it tells of them (`forMinutes`). A figure that is not known fires nothing.
 */
export const firingAlerts = (figures: Figures): ReadonlyArray<FiringAlert> =>
  alerts
    .filter(({ rule }) => holds(rule, figures))
    .map(({ name, severity }) => ({ name, severity }))
    .toSorted((a, b) => Number(a.severity === "ticket") - Number(b.severity === "ticket"))

/** A count that rules look back at. */
export interface CountedSeries {
  readonly metric: CounterKey
  readonly fitting: Labels
}

/** Every count that a rule looks back at, and for how long at most, in minutes. */
export const lookedBackAt: { readonly series: ReadonlyArray<CountedSeries>; readonly minutes: number } = {
  series: alerts.flatMap(({ rule }): ReadonlyArray<CountedSeries> => {
    if (rule.kind === "increase")
      return [{ metric: rule.metric, fitting: "fitting" in rule ? rule.fitting : {} }]
    return rule.kind === "share"
      ? [
          { metric: rule.metric, fitting: rule.fitting },
          { metric: rule.metric, fitting: {} }
        ]
      : []
  }),
  minutes: Math.max(...alerts.map(({ rule }) => ("minutes" in rule ? rule.minutes : 0)))
}
