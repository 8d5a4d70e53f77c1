import type { ChangeCounts } from "./changes.ts"

/**
 * Where a list stands: `scheduled` until its instant, `inForce` from then on, `former` once another one has followed,
 * `withdrawn` where it was taken back before its instant.
 */
export const listStates = ["scheduled", "inForce", "former", "withdrawn"] as const
export type ListState = (typeof listStates)[number]

/** Where a list came from; `before` holds what a dealer charged when the first list was published. */
export const listSources = ["dealer", "staff", "key", "files", "before"] as const
export type ListSource = (typeof listSources)[number]

/** A list of a dealer's history. */
export interface ListEntry extends ChangeCounts {
  readonly id: number
  /** The dealer's own count, from 1; null until the list has come into force. */
  readonly version: number | null
  readonly state: ListState
  readonly source: ListSource
  /** An instant, ISO 8601 in UTC. */
  readonly beginsAt: string
  readonly createdAt: string
  /** The publisher: an e-mail address of the dealer, the name of a key, or nothing. */
  readonly by: string
  readonly reason: string
  /** The list that was published anew; null where it was none. */
  readonly restoredFrom: number | null
  readonly rowCount: number
}

export const longestReason = 500

/** So many lists of a dealer wait for their instant at most. */
export const mostScheduled = 10

/** A list is scheduled at most this far ahead, in days. */
export const farthestDays = 366

/** At most so many entries of the history are listed, the newest first. */
export const historySize = 200
