/** An order that was confirmed to the buyer; times in ms. */
export interface Acknowledged {
  readonly draftId: string
  readonly orderId: string
  /** Time of the first click. */
  readonly askedAt: number
  readonly answeredAt: number
}

export interface Stored {
  readonly orderId: string
  /** Id of the draft. If one draft became several orders, `#` and a suffix distinguish them. */
  readonly draftId: string
}

/** Comparison of confirmed and stored orders. */
export interface Tally {
  readonly acknowledged: number
  /** Confirmed orders that are not stored: must be 0. */
  readonly lost: number
  /** Orders of a draft beyond its first one: must be 0. */
  readonly double: number
}

export const tallyOf = (told: ReadonlyArray<Acknowledged>, stored: ReadonlyArray<Stored>): Tally => {
  const there = new Set(stored.map(({ orderId }) => orderId))
  const drafts = new Set(stored.map(({ draftId }) => draftId.split("#")[0]))
  return {
    acknowledged: told.length,
    lost: told.filter(({ orderId }) => !there.has(orderId)).length,
    double: stored.length - drafts.size
  }
}

/** Comparison of confirmed orders with a database that was restored to a moment. */
export interface RestoredTally {
  /** Orders confirmed until the moment. */
  readonly due: number
  /** Of these, orders that are not stored: must be 0. */
  readonly missing: number
  /** Orders whose final confirmation was first requested after the moment. */
  readonly later: number
  /** Of these, orders that are stored: must be 0. */
  readonly early: number
}

/** Orders that were requested before and confirmed after the moment may be there or not, so they are not counted. */
export const restoredTally = (
  told: ReadonlyArray<Acknowledged>,
  stored: ReadonlyArray<Stored>,
  moment: number
): RestoredTally => {
  const there = new Set(stored.map(({ orderId }) => orderId))
  const due = told.filter(({ answeredAt }) => answeredAt <= moment)
  const later = told.filter(({ askedAt }) => askedAt > moment)
  return {
    due: due.length,
    missing: due.filter(({ orderId }) => !there.has(orderId)).length,
    later: later.length,
    early: later.filter(({ orderId }) => there.has(orderId)).length
  }
}

/**
 * Returns the longest time without a confirmed order, in ms, that overlaps the period from `from` to `to`, i.e. how
 * long writes were unavailable. The result is never too short, because it includes late confirmations of the last
 * orders before the outage.
 */
export const longestGap = (moments: ReadonlyArray<number>, from: number, to: number): number => {
  const sorted = moments.toSorted((a, b) => a - b)
  const before = sorted.findLast((moment) => moment <= from) ?? from
  const after = sorted.find((moment) => moment >= to) ?? to
  const within = sorted.filter((moment) => moment > from && moment < to)
  const line = [before, ...within, after]
  return Math.max(0, ...line.slice(1).map((moment, index) => moment - (line[index] ?? moment)))
}

/** Returns the longest time that a buyer waited from the first click to the order, in ms. */
export const longestWait = (told: ReadonlyArray<Acknowledged>): number =>
  Math.max(0, ...told.map(({ askedAt, answeredAt }) => answeredAt - askedAt))
