import type { CountryId } from "../place/country.ts"
import type { FiringAlert } from "./firing.ts"
import type { Readiness } from "./readiness.ts"

/** Jobs of one task that are due, or that are tried no more. */
export interface JobQueue {
  readonly task: string
  readonly waiting: number
  readonly givenUp: number
  /** Since when the oldest has been due, ISO 8601; null where none is. */
  readonly oldestDueAt: string | null
}

/** How fresh a country's prices are. */
export interface PriceAge {
  readonly countryId: CountryId
  /** When a list was last changed or put in force, ISO 8601. */
  readonly listsChangedAt: string | null
  /** The newest day whose prices are worked out. */
  readonly workedOutDay: string | null
}

/** Figures about the running shop (rule desk.operations). Figures that could not be read are null. */
export interface RunningShop {
  /** ISO 8601. */
  readonly readAt: string
  readonly version: string
  /** A mark of the built pages; null where none are served. */
  readonly build: string | null
  readonly node: string
  /** When the copy that answers began, ISO 8601. */
  readonly startedAt: string
  readonly readiness: Readiness
  readonly isSample: boolean
  /** All copies over this database, in the order of their starts. */
  readonly copies: ReadonlyArray<{ readonly startedAt: string; readonly hasAnswered: boolean }>
  readonly database: {
    readonly sizeBytes: number | null
    /** Left on the disk of the data; null also where that disk is another machine's. */
    readonly freeBytes: number | null
    /** Seconds to a connection and an answer. */
    readonly answerSeconds: number | null
  }
  readonly queues: ReadonlyArray<JobQueue>
  readonly mails: {
    /** False where there is no mail server: mails are kept then. */
    readonly areSent: boolean
    readonly waiting: number | null
    readonly givenUp: number | null
    readonly oldestSeconds: number | null
  }
  readonly prices: ReadonlyArray<PriceAge>
  /** When the key that signs access tokens was made, ISO 8601. */
  readonly signingKeyAt: string | null
  /** Of the shop's own PostgreSQL; another one is backed up with its own tools. */
  readonly backups: {
    /** False where no place for them is named, or none could be read. */
    readonly areKept: boolean
    /** When the last base backup was finished, ISO 8601. */
    readonly lastAt: string | null
    /** Until when changes are in the archived WAL as well, ISO 8601; null also where PostgreSQL archives none. */
    readonly archivedAt: string | null
  }
  readonly alerts: ReadonlyArray<FiringAlert>
}
