import type { MetricFacts } from "./metric-facts.ts"

/** Metrics that are read from the database, so that all server processes report the same value. */
export const databaseMetrics = {
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
