import type { MetricFacts } from "../../src/domain/operations/metric-facts.ts"
import { metrics } from "../../src/domain/operations/metrics.ts"
import { clusterPanels, type Panel } from "./cluster-panels.ts"
import { made } from "./made.ts"

const facts: ReadonlyArray<MetricFacts> = Object.values(metrics)

const units = { count: "short", seconds: "s", bytes: "bytes", share: "percentunit" } as const

const queriesOf = ({ name, type, labels, of }: MetricFacts): Panel["queries"] => {
  const legend = labels.map((label) => `{{${label}}}`).join(" ")
  const by = labels.length === 0 ? "" : ` by (${labels.join(", ")})`
  if (type === "counter") return [[`sum${by} (rate(${name}[5m]))`, legend]]
  if (type === "histogram")
    return [0.5, 0.95, 0.99].map((share) => [
      `histogram_quantile(${share}, sum by (le) (rate(${name}_bucket[5m])))`,
      `p${share * 100}`
    ])
  if (of === "database") return [[`max${by} (${name})`, legend]]
  return [[name, `{{instance}} ${legend}`.trim()]]
}

/** One panel for each metric of the shop, in the order of the table. */
const shopPanels: ReadonlyArray<Panel> = facts.map((metric) => ({
  title: metric.help,
  unit: metric.type === "counter" ? "cps" : units[metric.unit],
  queries: queriesOf(metric)
}))

const [width, height, inRow] = [8, 7, 3]
const source = { type: "prometheus", uid: "${source}" }

const panelsFrom = (panels: ReadonlyArray<Panel>, firstId: number, top: number) =>
  panels.map(({ title, unit, queries }, index) => ({
    id: firstId + index,
    type: "timeseries",
    title,
    gridPos: { x: (index % inRow) * width, y: top + Math.floor(index / inRow) * height, w: width, h: height },
    datasource: source,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(([expr, legendFormat], at) => ({
      refId: String.fromCodePoint(65 + at),
      expr,
      legendFormat
    }))
  }))

/** Generates a dashboard for Grafana: the shop's metrics, and below them those of a cluster's services. */
export const dashboardText = (): string => {
  const clusterTop = Math.ceil(shopPanels.length / inRow) * height
  const row = {
    id: shopPanels.length + 1,
    type: "row",
    title: "Services of a cluster (docs/cluster.md)",
    gridPos: { x: 0, y: clusterTop, w: width * inRow, h: 1 },
    collapsed: false,
    panels: []
  }
  const dashboard = {
    uid: "heizmarkt",
    title: "Heizmarkt",
    description: made,
    schemaVersion: 39,
    refresh: "30s",
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "source", type: "datasource", query: "prometheus" }] },
    panels: [...panelsFrom(shopPanels, 1, 0), row, ...panelsFrom(clusterPanels, row.id + 1, clusterTop + 1)]
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}
