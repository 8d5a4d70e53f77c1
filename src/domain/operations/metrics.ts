import { databaseMetrics } from "./database-metrics.ts"
import type { MetricFacts } from "./metric-facts.ts"

/**
 * All metrics of the shop: definitions, the table in docs/metrics.md and the dashboard are generated from this table.
 * The label `route` is the template of a path, `status` the class of a response's status (`2xx`).
 */
export const metrics = {
  requests: {
    name: "heizmarkt_http_requests_total",
    type: "counter",
    unit: "count",
    labels: ["method", "route", "status"],
    help: "Requests answered, by template of the address and class of the status.",
    of: "copy"
  },
  requestTime: {
    name: "heizmarkt_http_request_duration_seconds",
    type: "histogram",
    unit: "seconds",
    labels: ["method", "route"],
    help: "Time from a request to the end of its answer.",
    of: "copy"
  },
  failures: {
    name: "heizmarkt_failures_total",
    type: "counter",
    unit: "count",
    labels: ["part"],
    help: "Failures of the shop that were written to the log, by part: call or page.",
    of: "copy"
  },
  ordersPlaced: {
    name: "heizmarkt_orders_placed_total",
    type: "counter",
    unit: "count",
    labels: [],
    help: "Orders placed.",
    of: "copy"
  },
  placementsRefused: {
    name: "heizmarkt_placements_refused_total",
    type: "counter",
    unit: "count",
    labels: ["reason"],
    help: "Orders that were not placed, by the code of the refusal.",
    of: "copy"
  },
  signInsFailed: {
    name: "heizmarkt_sign_ins_failed_total",
    type: "counter",
    unit: "count",
    labels: ["reason"],
    help: "Sign-ins refused, by reason.",
    of: "copy"
  },
  limitsHit: {
    name: "heizmarkt_rate_limits_hit_total",
    type: "counter",
    unit: "count",
    labels: ["limit"],
    help: "Calls refused because a rate limit was reached, by the name of the limit.",
    of: "copy"
  },
  shed: {
    name: "heizmarkt_shed_total",
    type: "counter",
    unit: "count",
    labels: ["work", "reason"],
    help: "Calls and pages turned away because there was too much to do, by class of work and reason: load, connections or renders.",
    of: "copy"
  },
  load: {
    name: "heizmarkt_load_share",
    type: "gauge",
    unit: "share",
    labels: [],
    help: "How much the copy has to do: the event loop's delay, the wait for a connection and the pages that wait, whichever is most; 1 is as much as it can do.",
    of: "copy"
  },
  shedClasses: {
    name: "heizmarkt_shed_classes",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Classes of work that are turned away now, from the first of their order on; 0 when all is served.",
    of: "copy"
  },
  jobsDone: {
    name: "heizmarkt_jobs_done_total",
    type: "counter",
    unit: "count",
    labels: ["task", "outcome"],
    help: "Attempts of jobs that ended, by task and outcome: done or failed.",
    of: "copy"
  },
  sharedCachesTold: {
    name: "heizmarkt_shared_caches_told_total",
    type: "counter",
    unit: "count",
    labels: ["outcome"],
    help: "Attempts to purge pages from a shared cache, by outcome: done or failed.",
    of: "copy"
  },
  eventLoopDelay: {
    name: "heizmarkt_event_loop_delay_p99_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "How late the event loop was in 1 of 100 cases of the last half minute.",
    of: "copy"
  },
  memory: {
    name: "heizmarkt_memory_bytes",
    type: "gauge",
    unit: "bytes",
    labels: ["kind"],
    help: "Memory of the process: resident, heap in use and outside the heap.",
    of: "copy"
  },
  uptime: {
    name: "heizmarkt_uptime_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time since the process began.",
    of: "copy"
  },
  build: {
    name: "heizmarkt_build_info",
    type: "gauge",
    unit: "count",
    labels: ["version", "node"],
    help: "Always 1; the labels say which version runs on which Node.",
    of: "copy"
  },
  databaseUp: {
    name: "heizmarkt_database_up",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "1 when the figures from the database could be read last time, else 0; they are NaN then.",
    of: "copy"
  },
  databaseAnswer: {
    name: "heizmarkt_database_answer_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time to get a connection of the pool and the answer to a question that reads nothing; it grows as soon as calls wait for connections.",
    of: "copy"
  },
  databasePool: {
    name: "heizmarkt_database_pool_connections",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Connections that calls and pages of one copy share at most.",
    of: "copy"
  },
  ...databaseMetrics
} as const satisfies Readonly<Record<string, MetricFacts>>

export type MetricKey = keyof typeof metrics

type KeysOf<Type> = {
  [Key in MetricKey]: (typeof metrics)[Key]["type"] extends Type ? Key : never
}[MetricKey]

export type CounterKey = KeysOf<"counter">
export type GaugeKey = KeysOf<"gauge">
export type HistogramKey = KeysOf<"histogram">

/** The labels of a metric, each with its value. */
export type LabelsOf<Key extends MetricKey> = Readonly<
  Record<(typeof metrics)[Key]["labels"][number], string>
>
