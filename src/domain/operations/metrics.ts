/** A metric of the running shop, as named in the text format of Prometheus and over OTLP. */
export interface MetricFacts {
  /** Ends with the unit before `_total`, as in the naming conventions of Prometheus. */
  readonly name: `heizmarkt_${string}`
  readonly type: "counter" | "gauge" | "histogram"
  readonly unit: "count" | "seconds" | "bytes" | "share"
  /** Names of the labels. Their possible values are limited: no postal codes, ids or URLs. */
  readonly labels: ReadonlyArray<string>
  readonly help: string
  /** `copy`: the value of this server process; `database`: all server processes report the same value. */
  readonly of: "copy" | "database"
}

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
  databaseConnections: {
    name: "heizmarkt_database_connections",
    type: "gauge",
    unit: "count",
    labels: ["use"],
    help: "Connections of all copies: calls at work (working), waiting for a lock (locked) or for their next call (idle), jobs, and LISTEN (listening).",
    of: "database"
  },
  databaseSize: {
    name: "heizmarkt_database_size_bytes",
    type: "gauge",
    unit: "bytes",
    labels: [],
    help: "Space that the database takes on its disk.",
    of: "database"
  },
  jobsWaiting: {
    name: "heizmarkt_jobs_waiting",
    type: "gauge",
    unit: "count",
    labels: ["task"],
    help: "Jobs that are due and not done yet, by task.",
    of: "database"
  },
  jobsGivenUp: {
    name: "heizmarkt_jobs_given_up",
    type: "gauge",
    unit: "count",
    labels: ["task"],
    help: "Jobs that are tried no more, by task.",
    of: "database"
  },
  oldestJob: {
    name: "heizmarkt_job_oldest_due_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "For how long the oldest job that was never tried has been due.",
    of: "database"
  },
  mailsWaiting: {
    name: "heizmarkt_mails_waiting",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Mails that the mail server has not taken yet; 0 without a mail server.",
    of: "database"
  },
  mailsGivenUp: {
    name: "heizmarkt_mails_given_up",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Mails that are no longer tried, and that were not sent again by staff.",
    of: "database"
  },
  oldestMail: {
    name: "heizmarkt_mail_oldest_waiting_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Age of the oldest mail that waits; 0 when none does.",
    of: "database"
  },
  priceListAge: {
    name: "heizmarkt_price_list_age_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time since any price list was changed or put in force.",
    of: "database"
  },
  priceDayAge: {
    name: "heizmarkt_price_day_age_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time since the end of the newest day whose prices are worked out.",
    of: "database"
  },
  paymentMismatches: {
    name: "heizmarkt_payment_mismatches",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Payments whose provider reports something impossible (state mismatch).",
    of: "database"
  },
  backupAge: {
    name: "heizmarkt_backup_age_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time since the last base backup was finished, or since BACKUP_DIR was set where there is none yet; of another PostgreSQL by its table base_backup; NaN where none is known.",
    of: "database"
  },
  standbysAway: {
    name: "heizmarkt_database_standbys_away",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Standbys for which the primary keeps WAL and which do not stream it, e.g. one that stayed on a former timeline; 0 without standbys.",
    of: "database"
  },
  standbysCutOff: {
    name: "heizmarkt_database_standbys_cut_off",
    type: "gauge",
    unit: "count",
    labels: [],
    help: "Standbys that were away for more WAL than the primary keeps for them (max_slot_wal_keep_size): it is removed, or will be at the next checkpoint; 0 without standbys.",
    of: "database"
  },
  walUnarchived: {
    name: "heizmarkt_wal_unarchived_seconds",
    type: "gauge",
    unit: "seconds",
    labels: [],
    help: "Time since PostgreSQL last archived WAL, where it does so by the clock or failed at it since, otherwise 0; NaN where it archives none.",
    of: "database"
  }
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
