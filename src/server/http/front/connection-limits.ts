/** Limits of a connection, after which it is closed; times in ms. */
export interface ConnectionLimits {
  /** Connections open at once; further ones are closed on arrival. */
  readonly atOnce: number
  /**
   * Connections from one network that connects directly: enough for a village behind one address, too few to exclude
   * others.
   */
  readonly perNetwork: number
  /** Longest time from the opening or the last answer to the end of the headers. */
  readonly headers: number
  /** Longest time from the first to the last byte of a request. */
  readonly request: number
  /** Longest time without a request after an answer. */
  readonly idle: number
  /** Longest time without progress in sending an answer, because the caller does not read it. */
  readonly unread: number
  /** Interval of the checks. */
  readonly lookedAt: number
}

/**
 * The limits in production: a caller who never reads is disconnected after `unread` and one check, well within half a
 * minute.
 */
export const connectionLimits: ConnectionLimits = {
  atOnce: 2_000,
  perNetwork: 500,
  headers: 10_000,
  request: 60_000,
  idle: 5_000,
  unread: 20_000,
  lookedAt: 2_000
}
