import type { CountryId } from "../place/country.ts"
import type { FiringAlert } from "./firing.ts"
import type { Readiness } from "./readiness.ts"

/** Number of jobs of one task that are due, and number of jobs that are no longer retried. */
export interface JobQueue {
  readonly task: string
  readonly waiting: number
  readonly givenUp: number
  /** Since when the oldest job has been due, ISO 8601; `null` if none is due. */
  readonly oldestDueAt: string | null
}

/** How fresh a country's prices are. */
export interface PriceAge {
  readonly countryId: CountryId
  /** When a price list was last changed or activated, ISO 8601. */
  readonly listsChangedAt: string | null
  /** The newest day for which prices are calculated. */
  readonly workedOutDay: string | null
}

/** Metrics of the running shop (rule desk.operations). Metrics that could not be read are null. */
export interface RunningShop {
  /** ISO 8601. */
  readonly readAt: string
  readonly version: string
  /** Identifier of the built pages; `null` if this process serves no pages. */
  readonly build: string | null
  readonly node: string
  /** When the responding server process started, ISO 8601. */
  readonly startedAt: string
  readonly readiness: Readiness
  readonly isSample: boolean
  /** All server processes that use this database, in order of start. */
  readonly copies: ReadonlyArray<{ readonly startedAt: string; readonly hasAnswered: boolean }>
  readonly database: {
    readonly sizeBytes: number | null
    /** Free bytes on the disk with the data; `null` also if that disk belongs to another machine. */
    readonly freeBytes: number | null
    /** Seconds needed to connect and get a response. */
    readonly answerSeconds: number | null
  }
  readonly queues: ReadonlyArray<JobQueue>
  readonly mails: {
    /** False if no mail server is configured: mails are then only stored. */
    readonly areSent: boolean
    readonly waiting: number | null
    readonly givenUp: number | null
    readonly oldestSeconds: number | null
  }
  readonly prices: ReadonlyArray<PriceAge>
  /** Creation time of the key that signs access tokens, ISO 8601. */
  readonly signingKeyAt: string | null
  /**
   * Backups of the PostgreSQL server that the shop itself runs, or those that the tools of another one have recorded in
   * the table `base_backup`.
   */
  readonly backups: {
    /** False if no backup location is configured, and no backup was recorded or could be read. */
    readonly areKept: boolean
    /** When the last base backup was finished, ISO 8601. */
    readonly lastAt: string | null
    /** Time up to which the archived WAL contains changes, ISO 8601; `null` also if PostgreSQL archives no WAL. */
    readonly archivedAt: string | null
  }
  readonly alerts: ReadonlyArray<FiringAlert>
}
