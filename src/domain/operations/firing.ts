import { type Alert, type AlertName, type AlertRule, alerts } from "./alerts.ts"
import type { CounterKey, GaugeKey } from "./metrics.ts"

type Labels = Readonly<Record<string, string>>

/** The metrics that alert rules are evaluated against. */
export interface Figures {
  /** Returns the sum of a metric over the series with matching labels; NaN if the sum is not known. */
  readonly total: (metric: CounterKey | GaugeKey, fitting?: Labels) => number
  /** Returns how much a counter rose within the given minutes. */
  readonly rise: (metric: CounterKey, minutes: number, fitting?: Labels) => number
  /** Number of server processes that did not respond. */
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
 * Returns the alerts whose conditions are met now, those with severity `page` first (rule desk.operations). Prometheus
 * waits some minutes before it raises an alert (`forMinutes`). A metric with an unknown value raises no alert.
 */
export const firingAlerts = (figures: Figures): ReadonlyArray<FiringAlert> =>
  alerts
    .filter(({ rule }) => holds(rule, figures))
    .map(({ name, severity }) => ({ name, severity }))
    .toSorted((a, b) => Number(a.severity === "ticket") - Number(b.severity === "ticket"))

/** A counter whose earlier values a rule needs. */
export interface CountedSeries {
  readonly metric: CounterKey
  readonly fitting: Labels
}

/**
 * Every counter whose earlier values a rule needs, and the longest period in minutes for which a rule needs earlier
 * values.
 */
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
