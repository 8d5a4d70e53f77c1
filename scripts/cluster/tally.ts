/** An order whose placing was confirmed to the buyer; moments in ms. */
export interface Acknowledged {
  readonly draftId: string
  readonly orderId: string
  /** Of the first click. */
  readonly askedAt: number
  readonly answeredAt: number
}

/** An order as it is stored. */
export interface Stored {
  readonly orderId: string
  /** Of a draft that became several orders the part behind `#` distinguishes them. */
  readonly draftId: string
}

/** What was confirmed to the buyers, compared with what is stored. */
export interface Tally {
  readonly acknowledged: number
  /** Acknowledged and not there: none is allowed. */
  readonly lost: number
  /** Orders beyond the first of a draft: none is allowed. */
  readonly double: number
}

/** Counts what was lost and what was made twice. */
export const tallyOf = (told: ReadonlyArray<Acknowledged>, stored: ReadonlyArray<Stored>): Tally => {
  const there = new Set(stored.map(({ orderId }) => orderId))
  const drafts = new Set(stored.map(({ draftId }) => draftId.split("#")[0]))
  return {
    acknowledged: told.length,
    lost: told.filter(({ orderId }) => !there.has(orderId)).length,
    double: stored.length - drafts.size
  }
}

/**
 * The longest time without an acknowledged order, in ms, that reaches into the span from `from` to `to`: how long writes
 * were away. Late confirmations of the last orders before count as well, so it is never too short.
 */
export const longestGap = (moments: ReadonlyArray<number>, from: number, to: number): number => {
  const sorted = moments.toSorted((a, b) => a - b)
  const before = sorted.findLast((moment) => moment <= from) ?? from
  const after = sorted.find((moment) => moment >= to) ?? to
  const within = sorted.filter((moment) => moment > from && moment < to)
  const line = [before, ...within, after]
  return Math.max(0, ...line.slice(1).map((moment, index) => moment - (line[index] ?? moment)))
}

/** The longest that a buyer waited from the first click to the order, in ms. */
export const longestWait = (told: ReadonlyArray<Acknowledged>): number =>
  Math.max(0, ...told.map(({ askedAt, answeredAt }) => answeredAt - askedAt))
