import type { ChangeCounts } from "./changes.ts"

/**
 * The state of a list: `scheduled` until its start, `inForce` from then on, `former` after another list has replaced
 * it, `withdrawn` if it was cancelled before its start.
 */
export const listStates = ["scheduled", "inForce", "former", "withdrawn"] as const
export type ListState = (typeof listStates)[number]

/** Source of a list; `before` contains a dealer's prices at the time when the first list was published. */
export const listSources = ["dealer", "staff", "key", "files", "before"] as const
export type ListSource = (typeof listSources)[number]

/** A list in a dealer's history. */
export interface ListEntry extends ChangeCounts {
  readonly id: number
  /** The dealer's own sequence number, from 1; `null` until the list has come into force. */
  readonly version: number | null
  readonly state: ListState
  readonly source: ListSource
  /** An instant, ISO 8601 in UTC. */
  readonly beginsAt: string
  readonly createdAt: string
  /** The publisher: an e-mail address of the dealer, the name of an API key, or an empty text. */
  readonly by: string
  readonly reason: string
  /** The former list that was published again; `null` if there is none. */
  readonly restoredFrom: number | null
  readonly rowCount: number
}

export const longestReason = 500

/** Maximum number of scheduled lists of a dealer. */
export const mostScheduled = 10

/** Maximum number of days in advance for which a list can be scheduled. */
export const farthestDays = 366

/** Maximum number of history entries in a listing, the newest first. */
export const historySize = 200
