import { dashboardText } from "./dashboard.ts"
import { made } from "./made.ts"
import { scaleText } from "./scale.ts"
import { type Alert, alerts, expressionOf } from "../../src/domain/operations/alerts.ts"
import type { MetricFacts } from "../../src/domain/operations/metric-facts.ts"
import { metrics } from "../../src/domain/operations/metrics.ts"

const quoted = (text: string): string => JSON.stringify(text)
const table: ReadonlyArray<Alert> = alerts
const facts: ReadonlyArray<MetricFacts> = Object.values(metrics)

/** Generates the rules for Prometheus, one for each alert. */
export const alertRulesText = (): string =>
  [
    `# ${made}`,
    "groups:",
    "  - name: heizmarkt",
    "    rules:",
    ...table.flatMap(({ name, severity, rule, forMinutes, summary, remedy }) => [
      `      - alert: ${name}`,
      `        expr: ${quoted(expressionOf(rule))}`,
      `        for: ${forMinutes}m`,
      "        labels:",
      `          severity: ${severity}`,
      "        annotations:",
      `          summary: ${quoted(summary)}`,
      `          remedy: ${quoted(remedy)}`
    ]),
    ""
  ].join("\n")

/** Length of the time series in the test of an alert, in minutes. */
const minutes = 90

interface Story {
  readonly series: ReadonlyArray<readonly [name: string, values: string]>
  /** Labels of the alert in addition to its severity. */
  readonly labels: Readonly<Record<string, string>>
}

const named = (name: string, labels: Readonly<Record<string, string>>): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(",")}}`

const copy = { instance: "shop-1", job: "heizmarkt" }

/** Creates test data for an alert: either the alert fires, or all values are just within its limit. */
const storyOf = ({ rule }: Alert, fires: boolean): Story => {
  if (rule.kind === "gone")
    return { series: [[named("up", copy), `${fires ? 0 : 1}x${minutes}`]], labels: copy }
  const metric: MetricFacts = metrics[rule.metric]
  const own = Object.fromEntries(metric.labels.map((label) => [label, "x"]))
  const fitting = { ...own, ...rule.fitting }
  const name = named(metric.name, { ...copy, ...fitting })
  if (rule.kind === "value") {
    const beyond = rule.is === "above" ? rule.limit * 1.5 + 1 : rule.limit - 1
    return {
      series: [[name, `${fires ? beyond : rule.limit}x${minutes}`]],
      labels: metric.of === "database" ? own : { ...copy, ...fitting }
    }
  }
  if (rule.kind === "increase") {
    const steps = fires ? Math.ceil(rule.limit / rule.minutes) * 2 : 0
    return { series: [[name, `0+${steps}x${minutes}`]], labels: {} }
  }
  const bad = Math.round(rule.limit * 1000)
  return {
    series: [
      [name, `0+${fires ? bad * 2 : bad - 5}x${minutes}`],
      [named(metric.name, { ...copy, ...own }), `0+${1000 - bad}x${minutes}`]
    ],
    labels: {}
  }
}

const minutesOf = ({ rule }: Alert): number => ("minutes" in rule ? rule.minutes : 0)

const testOf = (alert: Alert, fires: boolean): ReadonlyArray<string> => {
  const { series, labels } = storyOf(alert, fires)
  const shown = { severity: alert.severity, ...labels }
  return [
    `  - name: ${quoted(`${alert.name} ${fires ? "fires" : "is silent within its limit"}`)}`,
    "    interval: 1m",
    "    input_series:",
    ...series.flatMap(([name, values]) => [
      `      - series: ${quoted(name)}`,
      `        values: ${quoted(values)}`
    ]),
    "    alert_rule_test:",
    `      - eval_time: ${alert.forMinutes + minutesOf(alert) + 5}m`,
    `        alertname: ${alert.name}`,
    ...(fires
      ? [
          "        exp_alerts:",
          "          - exp_labels:",
          ...Object.entries(shown).map(([label, value]) => `              ${label}: ${quoted(value)}`),
          "            exp_annotations:",
          `              summary: ${quoted(alert.summary)}`,
          `              remedy: ${quoted(alert.remedy)}`
        ]
      : ["        exp_alerts: []"])
  ]
}

/**
 * Generates two tests for each alert in the format of `promtool test rules`: one checks that the alert fires, the other
 * that it does not fire too early.
 */
export const alertTestsText = (): string =>
  [
    `# ${made}`,
    "rule_files:",
    "  - alerts.yml",
    "evaluation_interval: 1m",
    "tests:",
    ...table.flatMap((alert) => [...testOf(alert, true), ...testOf(alert, false)]),
    ""
  ].join("\n")

/** Generates the tables of metrics and alerts for docs/metrics.md. */
export const metricsText = (): string =>
  [
    "# Metrics and alerts",
    "",
    `<!-- ${made} -->`,
    "",
    "How they are switched on stands in [operations.md](operations.md#what-can-be-seen-from-outside).",
    "",
    "| Metric | Type | Unit | Labels | Of | What |",
    "|---|---|---|---|---|---|",
    ...facts.map(
      ({ name, type, unit, labels, of, help }) =>
        `| \`${name}\` | ${type} | ${unit} | ${labels.map((label) => `\`${label}\``).join(", ")} | ${of} | ${help} |`
    ),
    "",
    "| Alert | Severity | When | For | What to do first |",
    "|---|---|---|---|---|",
    ...table.map(
      ({ name, severity, rule, forMinutes, summary, remedy }) =>
        `| ${name}: ${summary} | ${severity} | \`${expressionOf(rule)}\` | ${forMinutes} min | ${remedy} |`
    ),
    ""
  ].join("\n")

/** Generated files for monitoring and scaling, with paths relative to the repository root. */
export const operationsFiles: ReadonlyArray<readonly [file: string, text: () => string]> = [
  ["deploy/prometheus/alerts.yml", alertRulesText],
  ["deploy/prometheus/alerts.test.yml", alertTestsText],
  ["deploy/grafana/heizmarkt.json", dashboardText],
  ["docs/metrics.md", metricsText],
  ["docs/scale.md", scaleText]
]
