import type { MetricFacts } from "./metric-facts.ts"
import { type CounterKey, type GaugeKey, metrics } from "./metrics.ts"

type Labels = Readonly<Record<string, string>>

/** The condition of an alert, evaluated by both Prometheus and the desk. */
export type AlertRule =
  /** A server process does not respond to Prometheus. */
  | { readonly kind: "gone" }
  /** The value of a metric is above or below a limit. */
  | {
      readonly kind: "value"
      readonly metric: GaugeKey
      readonly fitting?: Labels
      readonly is: "above" | "below"
      readonly limit: number
    }
  /** A counter rose by more than the limit within the given minutes. */
  | {
      readonly kind: "increase"
      readonly metric: CounterKey
      readonly fitting?: Labels
      readonly minutes: number
      readonly limit: number
    }
  /** Within the given minutes, the matching series make up more than this share of a counter's rise. */
  | {
      readonly kind: "share"
      readonly metric: CounterKey
      readonly fitting: Labels
      readonly minutes: number
      readonly limit: number
    }

export interface Alert {
  readonly name: string
  /** `page` notifies a person at any time, `ticket` waits until the morning. */
  readonly severity: "page" | "ticket"
  readonly rule: AlertRule
  /** Number of minutes for which the condition must be met before the alert is raised. */
  readonly forMinutes: number
  readonly summary: string
  /** The first action to take. */
  readonly remedy: string
}

const hours = 3_600
const days = 24 * hours

/** All alerts: deploy/prometheus/alerts.yml and its tests are generated from this table. */
export const alerts = [
  {
    name: "CopyGone",
    severity: "page",
    rule: { kind: "gone" },
    forMinutes: 2,
    summary: "A copy of the shop does not answer Prometheus.",
    remedy: "See whether the process runs, and the last lines of its log."
  },
  {
    name: "DatabaseAway",
    severity: "page",
    rule: { kind: "value", metric: "databaseUp", is: "below", limit: 1 },
    forMinutes: 2,
    summary: "The shop cannot read its database.",
    remedy: "Start PostgreSQL, or look at its log and its disk."
  },
  {
    name: "AnswersFail",
    severity: "page",
    rule: { kind: "share", metric: "requests", fitting: { status: "5xx" }, minutes: 5, limit: 0.02 },
    forMinutes: 5,
    summary: "More than 2 % of all requests are answered with 5xx.",
    remedy: "The log names each failure with its request; 503 alone means that the database is slow or away."
  },
  {
    name: "PlacingUnavailable",
    severity: "page",
    rule: {
      kind: "increase",
      metric: "placementsRefused",
      fitting: { reason: "Unavailable" },
      minutes: 15,
      limit: 3
    },
    forMinutes: 0,
    summary: "Orders could not be placed for a reason within the shop.",
    remedy: "See whether the database and the payment providers answer."
  },
  {
    name: "DatabaseSlow",
    severity: "ticket",
    rule: { kind: "value", metric: "databaseAnswer", is: "above", limit: 0.5 },
    forMinutes: 5,
    summary: "A connection and an answer of the database take more than half a second.",
    remedy: "See what the working and the locked connections do in pg_stat_activity."
  },
  {
    name: "EventLoopLate",
    severity: "ticket",
    rule: { kind: "value", metric: "eventLoopDelay", is: "above", limit: 0.5 },
    forMinutes: 5,
    summary: "The event loop is late by more than half a second.",
    remedy: "The copy has more to do than its core can: start another copy."
  },
  {
    name: "WorkShed",
    severity: "ticket",
    rule: { kind: "value", metric: "shedClasses", is: "above", limit: 0 },
    forMinutes: 5,
    summary: "A copy turns work away because it has more to do than it can.",
    remedy:
      "See which sign is high: the event loop's delay, the database's answer or the pages that wait; start another copy."
  },
  {
    name: "MemoryHigh",
    severity: "ticket",
    rule: {
      kind: "value",
      metric: "memory",
      fitting: { kind: "resident" },
      is: "above",
      limit: 600_000_000
    },
    forMinutes: 15,
    summary: "A copy takes more than 600 MB of memory.",
    remedy: "Look at /support/cache; start the copy anew."
  },
  {
    name: "MailsLate",
    severity: "page",
    rule: { kind: "value", metric: "oldestMail", is: "above", limit: 1_800 },
    forMinutes: 5,
    summary: "A mail has been waiting for more than half an hour.",
    remedy: "See whether the mail server takes mails; the outbox shows what it said."
  },
  {
    name: "MailsGivenUp",
    severity: "ticket",
    rule: { kind: "value", metric: "mailsGivenUp", is: "above", limit: 20 },
    forMinutes: 0,
    summary: "More than 20 mails are given up.",
    remedy: "See the reasons in the outbox, and send again what can be sent."
  },
  {
    name: "JobsLate",
    severity: "page",
    rule: { kind: "value", metric: "oldestJob", is: "above", limit: 900 },
    forMinutes: 5,
    summary: "A job has been due for more than a quarter of an hour.",
    remedy: "See whether a copy does jobs, and what the log says of them."
  },
  {
    name: "JobsGivenUp",
    severity: "ticket",
    rule: { kind: "value", metric: "jobsGivenUp", is: "above", limit: 0 },
    forMinutes: 0,
    summary: "A job is tried no more.",
    remedy: "Its last_error is in graphile_worker.jobs; fix the cause and set its attempts to 0."
  },
  {
    name: "JobsFail",
    severity: "ticket",
    rule: { kind: "share", metric: "jobsDone", fitting: { outcome: "failed" }, minutes: 15, limit: 0.3 },
    forMinutes: 10,
    summary: "More than 30 % of all attempts of jobs fail.",
    remedy: "The log names each with its task and request."
  },
  {
    name: "PriceDayMissing",
    severity: "ticket",
    rule: { kind: "value", metric: "priceDayAge", is: "above", limit: 30 * hours },
    forMinutes: 15,
    summary: "The prices of yesterday have not been worked out.",
    remedy: "See the job price-day in the log; it makes up for nights that were missed."
  },
  {
    name: "PriceListsOld",
    severity: "ticket",
    rule: { kind: "value", metric: "priceListAge", is: "above", limit: 7 * days },
    forMinutes: 60,
    summary: "No price list has been changed for a week.",
    remedy: "See whether dealers can save their lists, and whether their programs call."
  },
  {
    name: "PaymentsDisagree",
    severity: "page",
    rule: { kind: "value", metric: "paymentMismatches", is: "above", limit: 0 },
    forMinutes: 0,
    summary: "A payment and its provider do not agree.",
    remedy: "Look at it in the provider's own desk and settle it there."
  },
  {
    name: "StandbyAway",
    severity: "page",
    rule: { kind: "value", metric: "standbysAway", is: "above", limit: 0 },
    forMinutes: 5,
    summary:
      "A standby does not stream from the primary: the next failure may end all writes, and WAL piles up.",
    remedy:
      "patronictl list: one that is up on another timeline, or that lags, is set up anew by patronictl reinit."
  },
  {
    name: "StandbyCutOff",
    severity: "ticket",
    rule: { kind: "value", metric: "standbysCutOff", is: "above", limit: 0 },
    forMinutes: 5,
    summary: "A standby was away for so long that the primary no longer keeps all WAL that it needs.",
    remedy:
      "Start it: it takes the WAL from pgBackRest's repository. Where that no longer has it: patronictl reinit."
  },
  {
    name: "WalNotArchived",
    severity: "page",
    rule: { kind: "value", metric: "walUnarchived", is: "above", limit: 300 },
    forMinutes: 2,
    summary: "PostgreSQL has archived no WAL for 5 minutes: what is written now is on one disk alone.",
    remedy:
      "pg_stat_archiver and PostgreSQL's log say why; mostly the disk of the backups is full or not mounted."
  },
  {
    name: "BackupOld",
    severity: "ticket",
    rule: { kind: "value", metric: "backupAge", is: "above", limit: 25 * hours },
    forMinutes: 15,
    summary: "The last base backup is older than 25 hours.",
    remedy:
      "See why the nightly one did not come to its end, and make one now: npm run backup, in a cluster systemctl start heizmarkt-backup on the primary."
  },
  {
    name: "SignInsAttacked",
    severity: "ticket",
    rule: { kind: "increase", metric: "signInsFailed", minutes: 15, limit: 200 },
    forMinutes: 0,
    summary: "More than 200 sign-ins failed within a quarter of an hour.",
    remedy: "The limits hold; see in the log of the proxy where they come from."
  },
  {
    name: "LimitsHit",
    severity: "ticket",
    rule: { kind: "increase", metric: "limitsHit", minutes: 15, limit: 500 },
    forMinutes: 0,
    summary: "More than 500 calls were refused by limits within a quarter of an hour.",
    remedy: "A flood, or a proxy that TRUSTED_PROXIES does not name."
  }
] as const satisfies ReadonlyArray<Alert>

export type AlertName = (typeof alerts)[number]["name"]

const labelsText = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`
}

/**
 * Returns a PromQL clause that groups by the labels of a metric, so that each series of the metric is evaluated
 * separately.
 */
const keptLabels = ({ labels }: MetricFacts): string =>
  labels.length === 0 ? "" : ` by (${labels.join(", ")})`

/**
 * Returns the rule as a PromQL expression. Metrics from the database are the same in all server processes, so the
 * expression merges them, and an alert about such a metric is raised only once.
 */
export const expressionOf = (rule: AlertRule): string => {
  if (rule.kind === "gone") return `up{job="heizmarkt"} == 0`
  const metric: MetricFacts = metrics[rule.metric]
  const series = `${metric.name}${labelsText(rule.fitting)}`
  if (rule.kind === "value") {
    const sign = rule.is === "above" ? ">" : "<"
    const told = metric.of === "database" ? `max${keptLabels(metric)} (${series})` : series
    return `${told} ${sign} ${rule.limit}`
  }
  const window = `[${rule.minutes}m]`
  if (rule.kind === "increase") return `sum(increase(${series}${window})) > ${rule.limit}`
  return `sum(rate(${series}${window})) / sum(rate(${metric.name}${window})) > ${rule.limit}`
}
